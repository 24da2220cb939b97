import { css } from "@emotion/react";
import type { ComponentProps } from "react";

import { secondaryButton } from "../components/Button";
import { space } from "../theme/tokens";

/** Parts below each other. An empty part, such as a live region, takes no gap. */
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

export const SecondaryButton = (props: ComponentProps<"button">) => (
  <button type="button" css={secondaryButton} {...props} />
);
