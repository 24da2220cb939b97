import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { from } from "../theme/media";
import { gutters, sectionSpaces, widths } from "../theme/tokens";

/** The page's column: as wide as the window, with a gutter on each side, and never wider than `widths.page`. */
export const column = css({
  width: "100%",
  maxWidth: widths.page,
  marginInline: "auto",
  paddingInline: gutters.page,
});

/** The empty space above and below a section. */
export const sectionSpace = css({
  paddingBlock: sectionSpaces.edge.phone,
  [from.desktop]: { paddingBlock: sectionSpaces.edge.desktop },
});

interface ColumnProps {
  /** Omits the empty space above and below. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** The content of a band, in the page's column. */
export const Column = ({ flush = false, className, children }: ColumnProps) => (
  <div css={[column, !flush && sectionSpace]} className={className}>
    {children}
  </div>
);
