import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { from } from "../theme/media";
import { headerHeight, space } from "../theme/tokens";

interface SplitProps {
  /** The widths of the two columns to each other, such as `[1, 2]`. */
  ratio: readonly [number, number];
  className?: string;
  children: ReactNode;
}

const gap = css({ display: "grid", gap: space(5), [from.desktop]: { columnGap: space(8) } });

const columns = (ratio: readonly number[]) => ({
  [from.desktop]: { gridTemplateColumns: ratio.map((width) => `minmax(0, ${width}fr)`).join(" ") },
});

/** Two columns in the desktop layout. In narrower ones the second stands below the first. */
export const Split = ({ ratio, className, children }: SplitProps) => (
  <div css={[gap, columns(ratio)]} className={className}>
    {children}
  </div>
);

/** The shorter of two columns stays in view while the other is read, so that no empty space grows below it. */
export const staysInView = css({
  [from.desktop]: { alignSelf: "start", position: "sticky", top: `calc(${headerHeight} + ${space(5)})` },
});
