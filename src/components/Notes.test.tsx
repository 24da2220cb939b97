import { render, screen } from "@testing-library/react";

import { Notes } from "./Notes";

test("without notes there is no list, which a screen reader would announce", () => {
  const { rerender } = render(<Notes notes={[]} />);
  expect(screen.queryByRole("list")).toBeNull();
  rerender(<Notes notes={["Une note"]} />);
  expect(screen.getByRole("list")).toHaveTextContent("Une note");
});
