import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";

import { Announcement } from "../components/Announcement";
import { buttonRow, primaryButton, secondaryButton } from "../components/Button";
import { Band, Heading } from "../components/Section";
import { typeset } from "../components/typeset";
import { answerOf } from "../contract/answer";
import { calendarOf } from "../contract/calendar";
import { delaysFor } from "../contract/days";
import { group } from "../forms/field.styles";
import type { IsoDay } from "../french/dates";
import type { RequestState } from "../study-request/prefill";
import { from } from "../theme/media";
import { space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { AnswerDetails } from "./AnswerDetails";
import { AnswerHouse } from "./AnswerHouse";
import { AssemblyForm, EndField, NamedFields, RenewalFields } from "./AssemblyForm";
import { InvoiceInvitation } from "./InvoiceInvitation";
import { readEntries } from "./rules/entries";
import { exampleContract, exampleLabel } from "./rules/example";
import { asksForRenewal, planFor } from "./rules/plan-for";
import { requestElements } from "./rules/request";

const parts = css({
  display: "grid",
  gap: space(2),
  [from.tablet]: {
    gridTemplate: '"question house" auto "question ways" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${space(3)} ${space(4)}`,
    figure: { gridArea: "house" },
  },
  // The line of other sections' second column.
  [from.desktop]: {
    gridTemplate: '"question house" auto "ways house" 1fr / minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space(8),
  },
});
/** The notice stands beside the end and its invoice where the window is wide enough. */
const question = css(group, {
  "> p": { marginBlock: space(1.5) },
  [from.tablet]: { gridArea: "question" },
  [from.desktop]: {
    "> div": { gridTemplateColumns: "1fr 1fr", gridAutoFlow: "row dense", columnGap: space(2) },
    "> p": { marginBlock: space(2) },
  },
});
const fullWidth = css({ gridColumn: "1 / -1" });
const ways = css({
  display: "grid",
  gap: space(2),
  alignContent: "start",
  [from.tablet]: { gridArea: "ways" },
});

interface AnswerBandProps {
  page: Queries.AnswerBandContent;
  answers: Queries.AnswerTexts;
  periods: Queries.AnswerPeriods & Queries.InvoiceTexts & Queries.CalendarTexts & Queries.HouseTexts;
  /** The day of the build, so that the worked example is the same in the server's HTML and after hydration. */
  builtOn: IsoDay;
}

/** The worked example, on the day of the build. */
function exampleOf({ page, answers, periods, builtOn }: AnswerBandProps) {
  const entries = readEntries(exampleContract(builtOn), builtOn, periods);
  const plan = planFor(entries, delaysFor(entries.convocationDays, periods, page.steps), builtOn);
  return { plan, label: exampleLabel(entries, answers), answer: answerOf(plan, answers) };
}

/** « Quand dénoncer votre contrat ? »: the end and the notice, the answer, and what to do next. */
export function AnswerBand(props: AnswerBandProps) {
  const { page, answers, periods } = props;
  const example = exampleOf(props);
  return (
    <Band id="dossier" tone="brand">
      <AssemblyForm periods={periods} aria-label="Votre contrat" css={parts}>
        {({ entries, typed, today, problems }) => {
          const delays = delaysFor(entries.convocationDays, periods, page.steps);
          const plan = planFor(entries, delays, today);
          const answer = answerOf(plan, answers);
          const isAsked = asksForRenewal(plan, entries);
          const shown = answer.headline ? { plan, answer } : example;
          const prefill = requestElements(entries, {
            answer,
            asksForRenewal: isAsked,
            calendar: { heading: "", rows: calendarOf(plan, periods, delays) },
          });
          const [problem] = Object.values(problems);
          const line = problem ?? (answer.headline || answers.promptText);
          const toAssembly = (
            <Link to="/livre-blanc#assemblee" css={primaryButton}>
              {page.assemblyButton}
            </Link>
          );
          return (
            <>
              <div css={question}>
                <Heading of="dossier">{page.assemblyHeading}</Heading>
                <p>{typeset(page.assemblyText)}</p>
                <div {...needsScript}>
                  <EndField typed={typed} />
                  <InvoiceInvitation texts={periods} today={today} withoutNote />
                  <NamedFields names={["notice"]} />
                  <div css={fullWidth}>
                    <NamedFields names={["meter"]} />
                  </div>
                  <RenewalFields isAsked={isAsked} typed={typed} />
                </div>
              </div>
              <AnswerHouse
                key={`${shown === example}`}
                {...shown}
                promptText={answers.promptText}
                texts={periods}
                delays={delays}
              />
              <div css={ways}>
                <AnswerDetails
                  answer={answer}
                  whyHeading={answers.whyHeading}
                  id="pourquoi"
                  links={
                    <div css={buttonRow}>
                      {toAssembly}
                      <Link<RequestState> to="/#contact" state={{ prefill }} css={secondaryButton}>
                        {answers.studyButton}
                      </Link>
                    </div>
                  }
                />
                {!answer.headline && <noscript>{toAssembly}</noscript>}
                <Announcement line={line} revision={line} />
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
    steps {
      duration
    }
  }
  fragment AnswerPeriods on AssemblyFile {
    convocationDays
    postDays
    agendaDays
    assemblyDays
  }
`;
