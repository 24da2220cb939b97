import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, type MouseEvent, type ReactNode, useState } from "react";
import { useForm } from "react-final-form";

import { textButton } from "../components/Button";
import { Fold } from "../components/Fold";
import { typeset } from "../components/typeset";
import type { Answer } from "../contract/answer";
import type { Plan } from "../contract/plan";
import { setTexts } from "../forms/elements";
import { dayInFrench, type IsoDay } from "../french/dates";
import { below, from, print } from "../theme/media";
import { headingText, leadText, noteText, strongText } from "../theme/text";
import { colors, fontSizes, lineHeights, radii, space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import type { Dossier } from "./rules/dossier";
import type { Typed } from "./rules/fields";

export const resultText = css(headingText, { fontSize: fontSizes.value, lineHeight: lineHeights.tight });
const keepButton = css(textButton, { justifySelf: "start", padding: 0 });
const answerStyles = css({
  display: "grid",
  gap: space(1.5),
  alignContent: "start",
  "&[data-late] > p strong": { color: colors.accentStrong },
});
/** The headline, with its days in bold, or the prompt without one. */
export function Stressed({ answer, prompt }: { answer: Answer; prompt: string }) {
  const { headline, headlineParts } = answer;
  if (!headline) return <span key={prompt}>{typeset(prompt)}</span>;
  return (
    <span key={headline}>
      {headlineParts.map(({ text, isValue }, index) =>
        isValue ? (
          <strong key={index}>{typeset(text)}</strong>
        ) : (
          <Fragment key={index}>{typeset(text)}</Fragment>
        ),
      )}
    </span>
  );
}

interface AnswerProps {
  answer: Answer;
  whyHeading: string;
  /** The anchor of the reason. */
  id: string;
  /** The headline, which the home page shows on its house instead. */
  children?: ReactNode;
  /** Links that stand between the act and the reason. */
  links?: ReactNode;
}

/** One act, a hedge where the headline needs one, then the reason in a fold. */
export function AnswerDetails({ answer, whyHeading, id, children, links }: AnswerProps) {
  if (!answer.headline) return null;
  const { act, hedge, reason, isAlarm } = answer;
  return (
    <div css={answerStyles} data-late={isAlarm || undefined}>
      {children}
      <p key={act} css={strongText}>
        {typeset(act)}
      </p>
      {hedge && (
        <p key={hedge} css={noteText}>
          {typeset(hedge)}
        </p>
      )}
      {links}
      <Fold id={id} label={whyHeading}>
        <p key={reason}>{typeset(reason)}</p>
      </Fold>
    </div>
  );
}

interface KeepMeetingProps {
  plan: Plan;
  typed: Typed;
}

/** The renewal that the visitor confirms by keeping a late assembly, where none is chosen yet. It shows in its field. */
const YEARLY: Typed = { renewal: "renews", renewalMonths: "12" };

/** Keeps an assembly that is too late, for the next end; or no longer keeps it. */
export function KeepMeeting({ plan, typed }: KeepMeetingProps) {
  const form = useForm();
  const { meeting = "", keptMeeting = "" } = typed;
  const isKept = meeting !== "" && keptMeeting === meeting && plan.state !== "meetingTooLate";
  if (plan.state !== "meetingTooLate" && !isKept) return null;
  const day = dayInFrench(meeting);
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!currentTarget.form) return;
    if (isKept) {
      setTexts(form, currentTarget.form, { keptMeeting: "" } satisfies Typed);
      return;
    }
    const kept: Typed = { keptMeeting: meeting, ...(typed.renewal ? {} : YEARLY) };
    setTexts(form, currentTarget.form, kept);
  };
  return (
    <button type="button" onClick={choose} css={keepButton}>
      {isKept ? `Avancer l’assemblée du ${day}` : `Garder le ${day}`}
    </button>
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
  "> [data-today]::before": { borderColor: colors.accent, background: colors.accent },
  "> [data-today] dt": { color: colors.accentStrong },
  "&[data-folded] > [data-later]": { [below.tablet]: { display: "none" }, [print]: { display: "block" } },
  dt: strongText,
  dd: noteText,
  time: [headingText, leadText, { display: "inline-block", color: colors.ink }],
});

/** The days to come that a phone shows first. */
const FIRST_SHOWN = 3;

const wholeButton = css(textButton, {
  padding: 0,
  [from.tablet]: { display: "none" },
});

/** The days to come: on a phone the next ones, and all on request. */
export function Calendar({ heading, rows, today }: Dossier["calendar"] & { today: IsoDay }) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const isLonger = rows.length > FIRST_SHOWN;
  return (
    <>
      <h3>{heading}</h3>
      <dl css={list} data-folded={(isLonger && !isWhole) || undefined}>
        {rows.map(({ id, title, day, by, date, sum }, index) => (
          <div
            key={[id, title, day, sum].join()}
            data-row={id}
            data-today={day === today || undefined}
            data-later={index >= FIRST_SHOWN || undefined}
          >
            <dt>{typeset(title)}</dt>
            <dd>
              {by}
              <time dateTime={day}>{typeset(date)}</time>
            </dd>
            {sum && <dd>{typeset(sum)}</dd>}
          </div>
        ))}
      </dl>
      {isLonger && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          css={wholeButton}
          {...needsScript}
        >
          Tout voir
        </button>
      )}
    </>
  );
}

const estimation = css({
  gridColumn: "1 / -1",
  p: { marginTop: space(1), fontVariantNumeric: "tabular-nums" },
});

export const Estimation = ({ heading, result, formulas, note }: NonNullable<Dossier["estimate"]>) => (
  <div css={estimation}>
    <h3>{heading}</h3>
    <p key={result} css={resultText}>
      {result}
    </p>
    {formulas.map((formula) => (
      <p key={formula}>{formula}</p>
    ))}
    <p css={noteText}>{typeset(note)}</p>
  </div>
);

export const answerFragment = graphql`
  fragment AnswerTexts on ContractAnswer {
    promptText
    inTimeHeadline
    inTimeReason
    conveneAct
    conveneElectronicAct
    convenedAct
    votedAct
    tightHeadline
    tightAct
    tightForwardAct
    tightReason
    lateHeadline
    lateAct
    lateReason
    noVoteHeadline
    noVoteAct
    noVoteReason
    urgentHeadline
    urgentAct
    urgentVotedAct
    urgentReason
    missedHeadline
    missedUnknownHeadline
    missedAct
    missedReason
    missedHedge
    openHeadline
    openAct
    openMeetingAct
    openReason
    endsHeadline
    endedHeadline
    endsAct
    endsForwardAct
    endsLateAct
    endsReason
    smallHeadline
    smallAct
    smallMeetingAct
    smallReason
    signAct
    whyHeading
    exampleText
    studyButton
  }
  fragment CalendarTexts on AssemblyFile {
    studyTitle
    studySum
    agendaTitle
    convocationTitle
    convocationSum
    lettersSum
    meetingTitle
    meetingAndLetterTitle
    letterTitle
    letterTodayTitle
    receiptTitle
    agreementTitle
    questionTitle
    signingTitle
    endTitle
    earliestEndTitle
    wishTitle
    twelveMonthsSum
  }
`;
