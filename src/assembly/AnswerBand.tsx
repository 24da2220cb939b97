import { css, type SerializedStyles } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useMemo, useState } from "react";

import { Announcement } from "../components/Announcement";
import { buttonRow, primaryButton, secondaryButton } from "../components/Button";
import { Band, Heading } from "../components/Section";
import { typeset } from "../components/typeset";
import { useToday } from "../components/use-today";
import { group } from "../forms/field.styles";
import type { IsoDay } from "../french/dates";
import { StudyLink } from "../study-request/StudyLink";
import { from } from "../theme/media";
import { space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { AnswerDetails } from "./AnswerDetails";
import { AnswerHouse } from "./AnswerHouse";
import { AssemblyForm, EndField, NamedFields, RenewalFields } from "./AssemblyForm";
import { InvoiceInvitation } from "./InvoiceInvitation";
import { RecordInProgress } from "./RecordInProgress";
import { answerFor } from "./rules/answer-for";
import { exampleContract, exampleLabel } from "./rules/example";
import { SENDING, sendingOf } from "./rules/first-step";
import { requestPrefill } from "./rules/request";

const parts = css({
  display: "grid",
  gap: space(2),
  [from.tablet]: {
    gridTemplate: '"question house" auto "question actions" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${space(3)} ${space(4)}`,
    figure: { gridArea: "house" },
  },
  // The second column begins where the second columns of other sections begin.
  [from.desktop]: {
    gridTemplate: '"question house" auto "actions house" 1fr / minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space(8),
  },
});
/** Three questions in one column; the notice stands beside the end where the window is wide enough. */
const question = css(group, {
  "> p": { marginBlock: space(1.5) },
  [from.tablet]: { gridArea: "question" },
  [from.desktop]: {
    "> div": { gridTemplateColumns: "1fr 1fr", columnGap: space(2) },
    "> p": { marginBlock: space(2) },
  },
});
const fullWidth = css({ gridColumn: "1 / -1" });
const actions = css({
  display: "grid",
  gap: space(2),
  alignContent: "start",
  [from.tablet]: { gridArea: "actions" },
});

interface AnswerBandProps {
  page: Queries.AnswerBandContent;
  texts: Queries.AnswerBandTexts;
  /** The day of the build. Until hydration, the worked example is for this day. */
  builtOn: IsoDay;
}

/** « Quand dénoncer votre contrat ? »: the end and the notice, the answer, and what to do next. */
export function AnswerBand(props: AnswerBandProps) {
  const { page, texts, builtOn } = props;
  const content = useMemo(() => ({ page: texts, steps: page.steps }), [texts, page]);
  // Beside an invoice, the example would be taken for the invoice's answer.
  const [hasInvoice, setHasInvoice] = useState(false);
  const today = useToday(builtOn);
  const example = answerFor(exampleContract(today), content, today);
  return (
    <Band id="dossier" tone="brand">
      <AssemblyForm content={content} builtOn={builtOn} aria-label="Votre contrat" css={parts}>
        {({ typed, clockProblem, prompt, answered, problems }) => {
          const { answer, asksForRenewal } = answered;
          const isExample = !answer.headline && !hasInvoice && !clockProblem;
          const shown = isExample ? example : answered;
          const [problem] = Object.values(problems);
          const announced = problem ?? (answer.headline || prompt);
          const sending = sendingOf(answer);
          const assemblyLink = (look: SerializedStyles) => (
            <Link to="/livre-blanc#assemblee" css={look}>
              {page.assemblyButton}
            </Link>
          );
          const studyLink = (look: SerializedStyles) => (
            <StudyLink prefill={requestPrefill(answered)} from="de votre dossier" isOnSamePage css={look}>
              {texts.studyButton}
            </StudyLink>
          );
          return (
            <>
              <div css={question}>
                <Heading sectionId="dossier">{page.assemblyHeading}</Heading>
                <p>{typeset(page.assemblyText)}</p>
                <div {...needsScript}>
                  <EndField typed={typed} />
                  <NamedFields names={["notice"]} />
                  <div css={fullWidth}>
                    <NamedFields names={["meter"]} />
                  </div>
                  <InvoiceInvitation
                    texts={texts}
                    today={answered.plan.today}
                    onFileChosen={setHasInvoice}
                    withoutNote
                  />
                  <RenewalFields isAsked={asksForRenewal} typed={typed} />
                  <RecordInProgress answered={answered} />
                </div>
              </div>
              <AnswerHouse
                key={`${isExample}`}
                plan={shown.plan}
                answer={shown.answer}
                label={isExample ? exampleLabel(example.visitorAnswers, texts) : undefined}
                promptText={prompt}
                texts={page}
                delays={answered.delays}
              />
              <div css={actions}>
                <AnswerDetails
                  answer={answer}
                  whyHeading={texts.whyHeading}
                  id="pourquoi"
                  links={
                    <div css={buttonRow}>
                      {sending && (
                        <Link to={`/livre-blanc#${SENDING[sending].anchor}`} css={primaryButton}>
                          {SENDING[sending].label}
                        </Link>
                      )}
                      {answer.firstStep === "study" && studyLink(primaryButton)}
                      {assemblyLink(answer.firstStep === "dossier" ? primaryButton : secondaryButton)}
                      {answer.firstStep === "dossier" && studyLink(secondaryButton)}
                    </div>
                  }
                />
                {!answer.headline && <noscript>{assemblyLink(primaryButton)}</noscript>}
                <Announcement line={announced} revision={announced} />
              </div>
            </>
          );
        }}
      </AssemblyForm>
    </Band>
  );
}

export const fragment = graphql`
  fragment AnswerBandContent on HomePage {
    assemblyHeading
    assemblyText
    assemblyButton
    processLegend
    freeWeeksLabel
    stepWeeksLabel
    lastWeekLabel
    earlierWeeksText
    steps {
      duration
    }
  }
  fragment AnswerBandTexts on AssemblyFile {
    exampleText
    whyHeading
    studyButton
    ...SiteDelays
    ...AnswerTexts
    ...DeadlineTexts
    ...InvoiceTexts
  }
`;
