import { css } from "@emotion/react";
import type { ComponentProps } from "react";

import { secondaryButton } from "../components/Button";
import { colors, space } from "../theme/tokens";

/** An empty live region takes no gap. */
export const stack = css({
  display: "grid",
  gap: space(3),
  "> *": { minWidth: 0 },
  "> :empty": { marginTop: space(-3) },
});

/** A text and its buttons on one line, where there is room. */
export const oneLine = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space(2),
  rowGap: space(0.5),
  button: { paddingInline: 0 },
});

/** A label around its box. */
export const checkboxLabel = css({
  display: "flex",
  gap: space(1),
  "[type=checkbox]": {
    flex: "none",
    width: space(3),
    height: space(3),
    margin: 0,
    accentColor: colors.action,
  },
});

export const Press = (props: ComponentProps<"button">) => (
  <button type="button" css={secondaryButton} {...props} />
);
