import { css } from "@emotion/react";

import type { WithTerms } from "../components/glossary/TermLinks";
import { typeset } from "../components/typeset";
import { dayInFrench } from "../content/day";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import { forcedColors } from "../theme/media";
import { headingText, noteText, smallText, strongText } from "../theme/text";
import { colors, fontSizes, radii, space } from "../theme/tokens";
import type { AssemblyFile, Deadline } from "./assembly-file";

const list = css({
  marginTop: space(2),
  "> div": { paddingBlock: space(1.5), borderTop: `1px solid ${colors.line}`, breakInside: "avoid" },
});
const day = css(headingText, { fontSize: fontSizes.subtitle });
const past = css(strongText, smallText, {
  marginLeft: space(1),
  padding: `${space(0.25)} ${space(1)}`,
  borderRadius: radii.round,
  background: colors.accentSoft,
  color: colors.accentStrong,
  [forcedColors]: { border: "1px solid CanvasText" },
});
const sum = noteText;
const advice = css(smallText, {
  marginTop: space(1),
  padding: `${space(1)} ${space(2)}`,
  borderLeft: `4px solid ${colors.accent}`,
  background: colors.surfaceTint,
});
const notes = css(noteText, { display: "grid", gap: space(1), marginTop: space(2) });

interface DateProps {
  page: AssemblyFileEntry;
  /** The title, then the rule. */
  texts: readonly string[];
  deadline: Deadline | undefined;
  withTerms: WithTerms;
}

/** A date with its sum, or the rule that gives it. */
const DateOf = ({ page, texts: [title = "", rule = ""], deadline, withTerms }: DateProps) => (
  <div>
    <dt css={strongText}>{typeset(title)}</dt>
    {deadline ? (
      <>
        <dd>
          <time dateTime={deadline.day} css={day}>
            {typeset(dayInFrench(deadline.day))}
          </time>
          {deadline.past && <span css={past}>{page.livePast}</span>}
        </dd>
        <dd css={sum}>{typeset(deadline.sum)}</dd>
        {deadline.advice && <dd css={advice}>{typeset(deadline.advice)}</dd>}
      </>
    ) : (
      <dd css={sum}>{withTerms(rule)}</dd>
    )}
  </div>
);

interface CalendarProps {
  page: AssemblyFileEntry;
  calendar: AssemblyFile["calendar"];
  withTerms: WithTerms;
}

/** The four dates of the contract and the assembly. */
export function Calendar({ page, calendar, withTerms }: CalendarProps) {
  const dates = [
    { id: "notice", texts: page.noticeDeadline },
    { id: "study", texts: page.studyDeadline },
    { id: "convocation", texts: page.convocationDeadline },
    { id: "assembly", texts: page.meetingDeadline },
  ];
  return (
    <div>
      <h3>{calendar.heading}</h3>
      <dl css={list}>
        {dates.map(({ id, texts }) => (
          <DateOf
            key={id}
            page={page}
            texts={texts}
            deadline={calendar.deadlines.find((deadline) => deadline.id === id)}
            withTerms={withTerms}
          />
        ))}
      </dl>
      <ul css={notes}>
        {calendar.notes.map((note) => (
          <li key={note}>{withTerms(note)}</li>
        ))}
      </ul>
    </div>
  );
}
