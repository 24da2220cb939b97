import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";

import { Notes } from "../components/Notes";
import { typeset } from "../components/typeset";
import { from } from "../theme/media";
import { headingText, leadText, noteText, strongText, visuallyHidden } from "../theme/text";
import { colors, fontSizes, lineHeights, radii, space } from "../theme/tokens";
import type { Dossier } from "./rules/dossier";

export const result = css(headingText, { fontSize: fontSizes.value, lineHeight: lineHeights.tight });
const answerStyles = css({
  display: "grid",
  gap: space(1),
  "&[data-late] strong": { color: colors.accentStrong },
});

/** The headline, with its date in bold, or the prompt. */
export function Stressed({ answer: { headline, prompt, date } }: Pick<Dossier, "answer">) {
  const text = headline || prompt;
  return (
    <span key={text}>
      {(date ? text.split(date) : [text]).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <strong>{typeset(date)}</strong>}
          {typeset(part)}
        </Fragment>
      ))}
    </span>
  );
}

/** The verdict on the assembly's day. `children`: the headline, which the home page shows on its house instead. */
export const Answer = ({ answer, children }: Pick<Dossier, "answer"> & { children?: ReactNode }) =>
  answer.headline && (
    <div css={answerStyles} data-late={answer.isLate || undefined}>
      {children}
      {answer.details.map((text) => (
        <p key={text}>{text === answer.fit ? <strong>{typeset(text)}</strong> : typeset(text)}</p>
      ))}
    </div>
  );

/** Announces new texts to screen readers, debounced by 1.5 s so that not each key is announced (WCAG 4.1.3). */
export function Announcement({ texts }: { texts: readonly string[] }) {
  const [announced, announce] = useState("");
  const last = useRef<readonly string[]>([]);
  const lines = texts.join("\n");
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = lines.split("\n");
      const fresh = now.filter((line) => line && !last.current.includes(line));
      last.current = now;
      if (fresh.length > 0) announce(fresh.join(" "));
    }, 1500);
    return () => clearTimeout(timer);
  }, [lines]);
  return (
    <p role="status" css={visuallyHidden}>
      <span key={announced}>{announced}</span>
    </p>
  );
}

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
  "> [data-known]::before": { background: colors.brand },
  "> [data-today]::before": { borderColor: colors.accent, background: colors.accent },
  "> [data-today] dt": { color: colors.accentStrong },
  dt: strongText,
  dd: noteText,
  time: [headingText, leadText, { display: "inline-block", color: colors.ink }],
  // « date passée »
  "time + span": [strongText, { marginLeft: space(1), color: colors.accentStrong }],
  // The advice.
  "dd + dd + dd": { marginTop: space(1), paddingLeft: space(2), borderLeft: `4px solid ${colors.accent}` },
});

export const Calendar = ({ calendar }: Pick<Dossier, "calendar">) => (
  <>
    <h3>{calendar.heading}</h3>
    <dl css={list}>
      {calendar.line.map(({ id, title, day, by, date, sum, past, advice }) => (
        <div
          key={[id, title, day, past, sum].join()}
          data-known={id}
          data-today={id === "today" || undefined}
        >
          <dt>{title}</dt>
          <dd>
            {by}
            <time dateTime={day}>{typeset(date)}</time>
            {past && <span>{past}</span>}
          </dd>
          {sum && <dd>{typeset(sum)}</dd>}
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

export const Estimation = ({ estimate }: Pick<Dossier, "estimate">) => (
  <div css={estimation}>
    <div>
      <h3>{estimate.heading}</h3>
      {estimate.result ? (
        <p key={estimate.result} css={result}>
          {estimate.result}
        </p>
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

export const answerFragment = graphql`
  fragment AnswerTexts on ContractAnswer {
    terminateText
    todayText
    urgentText
    arrivalText
    movedText
    urgentAdvice
    voteText
    electronicText
    fitsText
    tightText
    closedText
    meetingLateText
    forwardText
    shortText
    nextVoteText
    lateText
    pastText
    assumedText
    lateAdvice
    openText
    endsText
    smallMeterText
    signText
    signByText
    signNowText
    anytimeText
    promptText
    noticePromptText
    exampleText
    windowLabel
    freeWeeksLabel
    stepWeeksLabel
    lastWeekLabel
    earlierWeeksText
    studyButton
  }
`;
