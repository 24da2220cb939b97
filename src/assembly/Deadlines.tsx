import { css } from "@emotion/react";
import { useState } from "react";

import { textButton } from "../components/Button";
import { typeset } from "../components/typeset";
import type { Deadline } from "../contract/deadlines";
import type { IsoDay } from "../french/dates";
import { below, from, print } from "../theme/media";
import { headingText, leadText, noteText, strongText } from "../theme/text";
import { colors, radii, space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import type { Dossier } from "./rules/dossier";

/** Size of the dot at each deadline, on the line to the left of the list. */
const DOT = space(1.5);
const list = css({
  marginTop: space(2),
  paddingLeft: space(3),
  borderLeft: `2px solid ${colors.brand}`,
  "> div": { position: "relative", paddingBottom: space(2.5) },
  "> div::before": {
    content: '""',
    position: "absolute",
    top: "0.35em",
    left: `calc(-1 * (${space(3)} + 1px) - ${DOT} / 2)`,
    width: DOT,
    height: DOT,
    border: `2px solid ${colors.brand}`,
    borderRadius: radii.round,
    background: colors.surface,
  },
  "> [data-today]::before": { borderColor: colors.accent, background: colors.accent },
  "> [data-today] dt": { color: colors.accentStrong },
  "&[data-folded] > [data-later]": { [below.tablet]: { display: "none" }, [print]: { display: "block" } },
  dt: strongText,
  dd: noteText,
  time: [headingText, leadText, { display: "inline-block", color: colors.ink }],
});

/** How many deadlines a phone shows before « Tout voir ». */
const SHOWN_ON_PHONE = 3;

/** A wide window shows all deadlines, without the button. */
const showAllButton = css(textButton, {
  [from.tablet]: { display: "none" },
});

interface DeadlineListProps {
  rows: readonly Deadline[];
  today: IsoDay;
  /** How many deadlines stand above this list. A phone shows three of both lists together. */
  countAbove?: number;
  /** On a phone, the later deadlines are hidden. */
  isFolded: boolean;
}

const DeadlineList = ({ rows, today, countAbove = 0, isFolded }: DeadlineListProps) => (
  <dl css={list} data-folded={isFolded || undefined}>
    {rows.map(({ id, title, day, bound, date, note }, index) => (
      <div
        // A changed deadline is a new element (docs/how-it-fits-together.md, "A translated page").
        key={[id, title, day, note].join()}
        data-today={day === today || undefined}
        data-later={countAbove + index >= SHOWN_ON_PHONE || undefined}
      >
        <dt>{typeset(title)}</dt>
        <dd>
          {bound}
          <time dateTime={day}>{typeset(date)}</time>
        </dd>
        {note && <dd>{typeset(note)}</dd>}
      </div>
    ))}
  </dl>
);

/**
 * The deadlines to come. A phone shows the first three, and the others on request. The sentence of the hypothesis stands
 * above the deadlines that rest on it.
 */
export function Deadlines({ heading, rows, hypothesis, today }: Dossier["deadlines"] & { today: IsoDay }) {
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return null;
  const certain = rows.filter(({ isHypothetical }) => !isHypothetical);
  const hypothetical = rows.filter(({ isHypothetical }) => isHypothetical);
  const isLonger = rows.length > SHOWN_ON_PHONE;
  const isFolded = isLonger && !showsAll;
  return (
    <>
      <h3>{heading}</h3>
      <DeadlineList rows={certain} today={today} isFolded={isFolded} />
      {hypothetical.length > 0 && (
        <>
          <p css={strongText}>{typeset(hypothesis)}</p>
          <DeadlineList rows={hypothetical} countAbove={certain.length} today={today} isFolded={isFolded} />
        </>
      )}
      {isLonger && (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          css={showAllButton}
          {...needsScript}
        >
          Tout voir
        </button>
      )}
    </>
  );
}
