/** Folds (native `details`), and the group of folds of which at most one is open. */
import { css } from "@emotion/react";
import type { ComponentProps, MouseEvent, ReactNode, ToggleEvent } from "react";

import { jumpTo } from "../theme/jump-to";
import { canHover, print } from "../theme/media";
import { colors, fontSizes, space, widths } from "../theme/tokens";
import { typeset } from "./typeset";

interface FoldProps extends Omit<ComponentProps<"details">, "css" | "id"> {
  /** The id of the content. The content is inside `details`, so that a link to it opens the fold. */
  id: string;
  label: ReactNode;
}

const fold = css({
  borderBottom: `1px solid ${colors.ink}`,
  "> summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space(3),
    paddingBlock: space(1.75),
    cursor: "pointer",
    [canHover]: { "&:hover": { color: colors.action } },
    "&::after": { flex: "none", width: space(1.5), height: space(1.5), marginInline: `0 ${space(0.5)}` },
  },
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
  requestAnimationFrame(() => jumpTo(summary, "nearest"));
}

/**
 * A fold. Native `details` work without scripts, keep their state over hydration, and open for find-in-page
 * and fragment links.
 */
export const Fold = ({ id, label, children, ...details }: FoldProps) => (
  <details {...details} css={fold}>
    <summary id={`${id}-nom`} onClick={keepInView}>
      {label}
    </summary>
    {/* A link to the content focuses it: a screen reader then reads the fold's label. */}
    <div id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-nom`}>
      {children}
    </div>
  </details>
);

interface AccordionItem {
  id: string;
  heading: string;
  content: ReactNode;
}

interface AccordionProps {
  /** The `name` of the group, in which the browser keeps at most one item open. */
  name: string;
  items: readonly AccordionItem[];
}

const accordion = css({
  h3: { fontSize: fontSizes.lead, textWrap: "initial" },
  "p + p": { marginTop: space(1.5) },
});

/**
 * Fallback for browsers without `name` on `details` (before 2024). Printing removes the name, so that all
 * folds can be open.
 */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open || !opened.hasAttribute("name")) return;
  for (const other of opened.parentElement?.querySelectorAll("details[open]") ?? []) {
    if (other !== opened && other instanceof HTMLDetailsElement) other.open = false;
  }
}

/** A group of folds: the first one starts open, and at most one is open. */
export const Accordion = ({ name, items }: AccordionProps) => (
  <div css={accordion}>
    {items.map(({ id, heading, content }, index) => (
      <Fold
        key={id}
        id={id}
        name={name}
        label={<h3>{typeset(heading)}</h3>}
        open={index === 0}
        onToggle={closeOthers}
      >
        {content}
      </Fold>
    ))}
  </div>
);
