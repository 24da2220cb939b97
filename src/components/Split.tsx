import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { from } from "../theme/media";
import { headerHeight, space } from "../theme/tokens";

interface SplitProps {
  /** The ratio of the widths of the two columns, such as `[1, 2]`. */
  ratio: readonly [number, number];
  className?: string;
  children: ReactNode;
}

const gap = css({ display: "grid", gap: space(3), [from.desktop]: { columnGap: space(8) } });

const columns = (ratio: readonly number[]) => ({
  [from.desktop]: { gridTemplateColumns: ratio.map((width) => `minmax(0, ${width}fr)`).join(" ") },
});

/** Two columns in the desktop layout. In narrower layouts the second is below the first. */
export const Split = ({ ratio, className, children }: SplitProps) => (
  <div css={[gap, columns(ratio)]} className={className}>
    {children}
  </div>
);

/** Keeps the shorter column in view while the other one scrolls, so that no empty space appears below it. */
export const staysInView = css({
  [from.desktop]: { alignSelf: "start", position: "sticky", top: `calc(${headerHeight} + ${space(5)})` },
});
