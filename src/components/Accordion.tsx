import { css } from "@emotion/react";
import type { ReactNode, ToggleEvent } from "react";

import { fontSizes, space } from "../theme/tokens";
import { Fold } from "./Fold";
import { typeset } from "./typeset";

interface AccordionProps {
  /** The `name` of the group, in which the browser keeps at most one item open. */
  name: string;
  items: readonly { id: string; heading: string; content: ReactNode }[];
  closed?: boolean;
}

const styles = css({
  h3: { fontSize: fontSizes.lead, textWrap: "initial" },
  "p + p": { marginTop: space(1.5) },
});

/** Fallback for browsers without `name` on `details` (before 2024). */
function closeOthers({ currentTarget: opened, newState }: ToggleEvent<HTMLDetailsElement>) {
  if (newState === "closed" || !opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll("details[open]") ?? []) {
    if (other !== opened && other instanceof HTMLDetailsElement) other.open = false;
  }
}

export const Accordion = ({ name, items, closed = false }: AccordionProps) => (
  <div css={styles}>
    {items.map(({ id, heading, content }, index) => (
      <Fold
        key={id}
        id={id}
        name={name}
        label={<h3>{typeset(heading)}</h3>}
        open={!closed && index === 0}
        onToggle={closeOthers}
      >
        {content}
      </Fold>
    ))}
  </div>
);
