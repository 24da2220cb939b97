import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";

import { Fold } from "../components/Fold";
import { typeset } from "../components/typeset";
import type { Answer } from "../contract/answer";
import { headingText, noteText, strongText } from "../theme/text";
import { colors, fontSizes, lineHeights, space } from "../theme/tokens";

export const resultText = css(headingText, { fontSize: fontSizes.value, lineHeight: lineHeights.tight });
const answerStyles = css({
  display: "grid",
  gap: space(1.5),
  alignContent: "start",
  "&[data-alarm] > p strong": { color: colors.accentStrong },
});
/** The headline with its values in bold, or the prompt if there is no answer. */
export function Headline({ answer, prompt }: { answer: Answer; prompt: string }) {
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
  /** The anchor of the reasons. */
  id: string;
  /** The headline, which the home page shows on its house instead. */
  children?: ReactNode;
  /** Links that stand between the act and the reasons. */
  links?: ReactNode;
}

/** The act, a note if there is one, then the reasons in a fold. */
export function AnswerDetails({ answer, whyHeading, id, children, links }: AnswerProps) {
  if (!answer.headline) return null;
  const { act, note, reasons, isAlarm } = answer;
  return (
    <div css={answerStyles} data-alarm={isAlarm || undefined}>
      {children}
      <p key={act} css={strongText}>
        {typeset(act)}
      </p>
      {note && (
        <p key={note} css={noteText}>
          {typeset(note)}
        </p>
      )}
      {links}
      <Fold id={id} label={whyHeading}>
        {reasons.map((reason) => (
          <p key={reason}>{typeset(reason)}</p>
        ))}
      </Fold>
    </div>
  );
}
