import { css } from "@emotion/react";

import { secondaryButton } from "../components/Button";
import { colors, space } from "../theme/tokens";
import type { OfferedEnd } from "./invoice";
import { offeredLine, offeredName } from "./invoice-texts";

const list = css({
  display: "grid",
  gap: space(2),
  overflowWrap: "anywhere",
  li: { display: "grid", gap: space(0.5), justifyItems: "start" },
});

/** A button that stays pressed. */
export const toggleButton = css(secondaryButton, {
  '&[aria-pressed="true"]': { background: colors.action, color: colors.surface },
});

interface OfferedEndsProps {
  ends: readonly OfferedEnd[];
  chosen?: OfferedEnd | undefined;
  choose: (end: OfferedEnd) => void;
}

/** Each day that was found on an invoice: its line, its page and « C’est celle-ci ». */
export const OfferedEnds = ({ ends, chosen, choose }: OfferedEndsProps) => (
  <ul css={list}>
    {ends.map((end) => (
      <li key={end.day}>
        <p>{offeredLine(end)}</p>
        <button
          type="button"
          aria-label={`C’est celle-ci\u00a0: ${offeredName(end)}`}
          aria-pressed={end === chosen}
          css={toggleButton}
          onClick={() => choose(end)}
        >
          C’est celle-ci
        </button>
      </li>
    ))}
  </ul>
);
