import { css } from "@emotion/react";
import type { ComponentProps } from "react";

import { secondaryButton } from "../components/Button";
import { space } from "../theme/tokens";

export const stack = css({ display: "grid", gap: space(3), "> *": { minWidth: 0 } });

/** Fields take the rows of a grid. */
export const inputs = css({ display: "grid", textarea: { whiteSpace: "pre", overflowX: "auto" } });

export const Press = (props: ComponentProps<"button">) => (
  <button type="button" css={secondaryButton} {...props} />
);
