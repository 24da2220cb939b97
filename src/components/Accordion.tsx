import { css } from "@emotion/react";
import type { MouseEvent, ReactNode, ToggleEvent } from "react";

import { canHover, forcedColors } from "../theme/media";
import { colors, space, widths } from "../theme/tokens";
import { typeset } from "./typeset";

interface AccordionProps {
  /** Names the group: the browser keeps at most one of its items open. */
  name: string;
  /** The id is the anchor of the content. */
  items: readonly { id: string; heading: string; content: ReactNode }[];
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
} as const;
const item = css({
  borderBottom: `1px solid ${colors.ink}`,
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space(3),
    paddingBlock: space(2.5),
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    [canHover]: { "&:hover": { color: colors.action } },
    "&::after": arrow,
  },
  "&[open] > summary::after": { transform: "translateY(25%) rotate(225deg)" },
  h3: { textWrap: "initial" },
  // The scroll margin keeps the question in view when a link leads to its answer.
  "> div": { paddingBottom: space(3), maxWidth: widths.text, scrollMarginTop: space(16) },
  "p + p": { marginTop: space(1.5) },
});

/** Closes the other items in browsers that do not support `name` on `details` (before 2024). */
function closeOthers({ currentTarget: opened, newState }: ToggleEvent<HTMLDetailsElement>) {
  if (newState === "closed" || !opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll("details[open]") ?? []) {
    if (other !== opened && other instanceof HTMLDetailsElement) other.open = false;
  }
}

/** Keeps a question in view when the answer above it closes. Not every browser supports scroll anchoring. */
function keepInView({ currentTarget: summary }: MouseEvent<HTMLElement>) {
  requestAnimationFrame(() => summary.scrollIntoView({ block: "nearest", behavior: "instant" }));
}

/**
 * A list of questions. At most one is open, and the first is open at the start. Native `details` work without JavaScript and
 * before hydration. They open for the browser's page search and for a link to an answer, and hydration keeps their state.
 */
export const Accordion = ({ name, items }: AccordionProps) => (
  <div>
    {items.map(({ id, heading, content }, index) => (
      <details key={id} name={name} open={index === 0} onToggle={closeOthers} css={item}>
        <summary onClick={keepInView}>
          <h3>{typeset(heading)}</h3>
        </summary>
        {/* The anchor is inside `details`, so that a link opens `details`. */}
        <div id={id} tabIndex={-1}>
          {content}
        </div>
      </details>
    ))}
  </div>
);
