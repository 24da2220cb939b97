import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-final-form";

import { textButton } from "../components/Button";
import { Fold } from "../components/Fold";
import { Notes } from "../components/Notes";
import { typeset } from "../components/typeset";
import { setTexts } from "../forms/elements";
import { splitAt } from "../french/split-at";
import { below, from, print } from "../theme/media";
import { headingText, leadText, noteText, strongText, visuallyHidden } from "../theme/text";
import { colors, fontSizes, lineHeights, radii, space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import type { Dossier } from "./rules/dossier";
import type { Typed } from "./rules/fields";

export const result = css(headingText, { fontSize: fontSizes.value, lineHeight: lineHeights.tight });
const reasonsStyles = css({ display: "grid", gap: space(1) });
const answerStyles = css({
  display: "grid",
  gap: space(1.5),
  alignContent: "start",
  "&[data-late] > p strong": { color: colors.accentStrong },
});
const smallMeter = css(noteText, {
  button: { padding: 0 },
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space(1),
});

/** The headline, with its days in bold, or the prompt. */
export function Stressed({ answer: { headline, prompt, stressed } }: Pick<Dossier, "answer">) {
  const text = headline || prompt;
  return (
    <span key={text}>
      {splitAt(text, stressed).map((part, index) => {
        const content = typeset(part.text);
        return part.isStressed ? (
          <strong key={index}>{content}</strong>
        ) : (
          <Fragment key={index}>{content}</Fragment>
        );
      })}
    </span>
  );
}

interface SmallMeterProps {
  text: string;
  /** Called before the button disappears: it must move the focus, which is on the button. */
  onSaid: () => void;
}

/** Says that the meter is small; the field for it appears, or shows it. */
function SmallMeter({ text, onSaid }: SmallMeterProps) {
  const form = useForm();
  const say = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onSaid();
    if (currentTarget.form) setTexts(form, currentTarget.form, { meter: "small" } satisfies Typed);
  };
  return (
    <div css={smallMeter}>
      <p>{typeset(text)}</p>
      <button type="button" onClick={say} css={textButton}>
        C’est un petit compteur
      </button>
    </div>
  );
}

interface AnswerProps extends Pick<Dossier, "answer"> {
  texts: Pick<Queries.AnswerTexts, "whyHeading">;
  /** The anchor of the reasons. */
  id: string;
  /** The headline, which the home page shows on its house instead. */
  children?: ReactNode;
}

/** One act, then the reasons in a fold. */
export function Answer({ answer, texts, id, children }: AnswerProps) {
  const reasons = useRef<HTMLDetailsElement>(null);
  if (!answer.headline) return null;
  const focusReasons = () => reasons.current?.querySelector("summary")?.focus();
  return (
    <div css={answerStyles} data-late={answer.isAlarm || undefined}>
      {children}
      <p key={answer.act} css={strongText}>
        {typeset(answer.act)}
      </p>
      {answer.reasons.length > 0 && (
        <Fold id={id} label={texts.whyHeading} ref={reasons}>
          <div css={reasonsStyles}>
            {answer.reasons.map((text) => (
              <p key={text}>{typeset(text)}</p>
            ))}
          </div>
        </Fold>
      )}
      {answer.smallMeter && <SmallMeter text={answer.smallMeter} onSaid={focusReasons} />}
    </div>
  );
}

/** Unit: ms. Not each key is announced, and the text is gone before a reader reaches it in the reading order. */
const SPEAK_AFTER = 1500;
const EMPTY_AFTER = 8000;

/** One permanent status (WCAG 4.1.3). @param line what to say. @param revision what the line stands for: a change is announced. */
export function Announcement({ line, revision }: { line: string; revision: string }) {
  const [announced, announce] = useState("");
  const spoken = useRef(revision);
  useEffect(() => {
    if (revision === spoken.current) return undefined;
    const speak = setTimeout(() => {
      spoken.current = revision;
      announce(line);
    }, SPEAK_AFTER);
    const empty = setTimeout(() => announce(""), EMPTY_AFTER);
    return () => {
      clearTimeout(speak);
      clearTimeout(empty);
      announce("");
    };
  }, [line, revision]);
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
  "&[data-folded] > [data-later]": { [below.tablet]: { display: "none" }, [print]: { display: "block" } },
  dt: strongText,
  dd: noteText,
  time: [headingText, leadText, { display: "inline-block", color: colors.ink }],
  // « date passée »
  "time + span": [strongText, { marginLeft: space(1), color: colors.accentStrong }],
  // The advice.
  "dd + dd + dd": { marginTop: space(1), paddingLeft: space(2), borderLeft: `4px solid ${colors.accent}` },
});

/** The days to come that a phone shows first. */
const FIRST_SHOWN = 3;

const wholeButton = css(textButton, {
  padding: 0,
  [from.tablet]: { display: "none" },
});

/** On a phone the next days, and all on request. */
export function Calendar({ calendar }: Pick<Dossier, "calendar">) {
  const [isWhole, setWhole] = useState(false);
  const toCome = calendar.line.filter(({ id, past }) => id !== "today" && !past);
  const first = toCome.slice(0, FIRST_SHOWN);
  const isLonger = calendar.deadlines.length > first.length;
  return (
    <>
      <h3>{calendar.heading}</h3>
      <dl css={list} data-folded={(isLonger && !isWhole) || undefined}>
        {calendar.line.map((deadline) => {
          const { id, title, day, by, date, sum, past, advice } = deadline;
          return (
            <div
              key={[id, title, day, past, sum].join()}
              data-known={id}
              data-today={id === "today" || undefined}
              data-later={!first.includes(deadline) || undefined}
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
          );
        })}
        {calendar.rules.map(({ title, rule }) => (
          <div key={title} data-later={isLonger || undefined}>
            <dt>{title}</dt>
            <dd>{rule}</dd>
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
  display: "grid",
  gap: `${space(2)} ${space(5)}`,
  alignContent: "start",
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
    votedText
    urgentText
    missedText
    nextLetterText
    openText
    endsText
    anytimeText
    voteText
    fitsText
    tightText
    conveneText
    conveneElectronicText
    closedText
    meetingLateText
    meetingLateOpenText
    missedAct
    openAct
    openEarliestAct
    urgentAct
    unvotedAct
    signByText
    signNowText
    signText
    whyHeading
    arrivalText
    movedText
    urgentAdvice
    missedDayText
    assumedText
    lateAdvice
    forwardText
    shortText
    nextVoteText
    smallMeterText
    smallReason
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
