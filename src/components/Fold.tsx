import { css } from "@emotion/react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";

import { canHover, forcedColors, print } from "../theme/media";
import { colors, space, widths } from "../theme/tokens";

interface FoldProps extends Omit<ComponentProps<"details">, "css" | "id"> {
  /** The anchor of the content. It is inside `details`, so that a link to it opens them. */
  id: string;
  label: ReactNode;
}

const arrow = {
  content: '""',
  flex: "none",
  width: space(1.5),
  height: space(1.5),
  marginRight: space(0.5),
  borderRight: "2px solid",
  borderBottom: "2px solid",
  transform: "translateY(-25%) rotate(45deg)",
  [forcedColors]: { borderColor: "CanvasText" },
  [print]: { display: "none" },
} as const;
const styles = css({
  borderBottom: `1px solid ${colors.ink}`,
  "> summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space(3),
    paddingBlock: space(1.75),
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    [canHover]: { "&:hover": { color: colors.action } },
    "&::after": arrow,
  },
  "&[open] > summary::after": { transform: "translateY(25%) rotate(225deg)" },
  // Keeps the label in view when a link leads to the content.
  "> div": {
    paddingBottom: space(3),
    maxWidth: widths.text,
    scrollMarginTop: space(16),
    [print]: { paddingBottom: space(1), maxWidth: "none" },
  },
});

/** Fallback for scroll anchoring, which not every browser has: closing a part above must not move the label out of view. */
function keepInView({ currentTarget: summary }: MouseEvent<HTMLElement>) {
  requestAnimationFrame(() => summary.scrollIntoView({ block: "nearest", behavior: "instant" }));
}

/** Native `details` work before hydration, which keeps their state, and open for page search and fragment links. Print styles open all. */
export const Fold = ({ id, label, children, ...details }: FoldProps) => (
  <details {...details} css={styles}>
    <summary onClick={keepInView}>{label}</summary>
    <div id={id} tabIndex={-1}>
      {children}
    </div>
  </details>
);
