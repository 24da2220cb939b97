import { css } from "@emotion/react";

import { typeset } from "../components/typeset";
import { forcedColors, from } from "../theme/media";
import { headingText, leadText, noteText, strongText } from "../theme/text";
import { colors, fontSizes, lineHeights, radii, space } from "../theme/tokens";
import type { AssemblyFile } from "./assembly-file";

const notesStyles = css(noteText, { display: "grid", gap: space(1), alignContent: "start" });

export const Notes = ({ of }: { of: readonly string[] }) => (
  <ul css={notesStyles}>
    {of.map((note) => (
      <li key={note}>{typeset(note)}</li>
    ))}
  </ul>
);

const list = css({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${space(29)}), 1fr))`,
  columnGap: space(3),
  marginTop: space(2),
  "> div": { paddingBlock: space(1.5), borderTop: `1px solid ${colors.line}`, breakInside: "avoid" },
  dt: strongText,
  dd: noteText,
  time: [headingText, leadText, { color: colors.ink }],
  // « date passée »
  "time + span": [
    strongText,
    {
      marginLeft: space(1),
      padding: `${space(0.25)} ${space(1)}`,
      borderRadius: radii.round,
      background: colors.accentSoft,
      color: colors.accentStrong,
      [forcedColors]: { border: "1px solid CanvasText" },
    },
  ],
  // The advice
  "dd + dd + dd": {
    marginTop: space(1),
    padding: `${space(1)} ${space(2)}`,
    borderLeft: `4px solid ${colors.accent}`,
    background: colors.surfaceTint,
    color: colors.ink,
  },
});

/** The dates of the contract and the assembly, in their order, and the rules of those that are not known yet. */
export const Calendar = ({ calendar }: Pick<AssemblyFile, "calendar">) => (
  <>
    <h3>{calendar.heading}</h3>
    <dl css={list}>
      {calendar.deadlines.map(({ id, title, day, date, sum, past, advice }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>
            <time dateTime={day}>{typeset(date)}</time>
            {past && <span>{past}</span>}
          </dd>
          <dd>{sum}</dd>
          {advice && <dd>{typeset(advice)}</dd>}
        </div>
      ))}
      {calendar.rules.map(({ title, rule }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
  </>
);

const estimation = css({
  display: "grid",
  gap: `${space(2)} ${space(5)}`,
  gridColumn: "1 / -1",
  [from.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
  p: { marginTop: space(1), fontVariantNumeric: "tabular-nums" },
});
const resultStyles = css(headingText, {
  "&&": { marginTop: space(2) },
  color: colors.accentStrong,
  fontSize: fontSizes.value,
  lineHeight: lineHeights.tight,
});

/** The estimate with its formulas, or an example. */
export const Estimation = ({ estimate }: Pick<AssemblyFile, "estimate">) => (
  <div css={estimation}>
    <div>
      <h3>{estimate.heading}</h3>
      {estimate.result ? (
        <p css={resultStyles}>{estimate.result}</p>
      ) : (
        <p>Sans le coût de la fourniture, l’économie se compte par lot. Par exemple&nbsp;:</p>
      )}
      {estimate.formulas.map((formula) => (
        <p key={formula}>{formula}</p>
      ))}
    </div>
    <Notes of={estimate.notes} />
  </div>
);
