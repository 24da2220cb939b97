import { css as serialize } from "@emotion/react";

import { css } from "./css";

const declarations = { color: "red", "&:hover": { color: "blue" } };

it("serialises styles as emotion does, also those that contain others", () => {
  const { name, styles } = serialize(declarations, serialize({ top: 0 }));
  expect(css(declarations, css({ top: 0 }))).toMatchObject({ name, styles });
});

it("reads the declarations at the first use, and only then", () => {
  const read = jest.fn(() => "red");
  const styles = css({
    get color() {
      return read();
    },
  });
  expect(read).not.toHaveBeenCalled();
  expect(styles.styles).toBe("color:red;");
  const times = read.mock.calls.length;
  expect(styles.name).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(times);
});
