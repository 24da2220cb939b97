import { css } from "@emotion/react";
import type { ComponentProps } from "react";

import { secondaryButton } from "../components/Button";
import { space } from "../theme/tokens";

export const stack = css({ display: "grid", gap: space(3), "> *": { minWidth: 0 } });

/** A grid for labelled fields, whose parts stand in its rows. A pasted table keeps its lines. */
export const inputs = css({ display: "grid", textarea: { whiteSpace: "pre", overflowX: "auto" } });

export const Press = (props: ComponentProps<"button">) => (
  <button type="button" css={secondaryButton} {...props} />
);
