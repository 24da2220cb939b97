import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import type { MouseEvent } from "react";
import { useForm } from "react-final-form";

import { buttonRow, primaryButton, secondaryButton, textButton } from "../components/Button";
import { aboveBar } from "../components/layout/ContactBar";
import { Band, Heading } from "../components/Section";
import { typeset } from "../components/typeset";
import { deadlinesOf } from "../contract/deadlines";
import { sentencesOf } from "../contract/sentences";
import { setTexts } from "../forms/elements";
import { group } from "../forms/field.styles";
import { addMonths, dayInFrench, type IsoDay } from "../french/dates";
import { periodInFrench } from "../french/numbers";
import { fillTemplate } from "../french/templates";
import type { RequestState } from "../study-request/prefill";
import { from } from "../theme/media";
import { space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { AnswerHouse } from "./AnswerHouse";
import { AssemblyForm, MeterField, NamedFields, RenewalFields } from "./AssemblyForm";
import { InvoiceInvitation } from "./InvoiceInvitation";
import { Announcement, Answer } from "./Results";
import { readEntries } from "./rules/entries";
import type { Typed } from "./rules/fields";
import { requestElements } from "./rules/request";
import { asksForRenewal, scheduleFor } from "./rules/schedule-for";

const parts = css({
  display: "grid",
  gap: space(2),
  [from.tablet]: {
    gridTemplate: '"question house" auto "ways house" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${space(3)} ${space(4)}`,
    figure: { gridArea: "house" },
  },
  // The line of other sections' second column.
  [from.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: space(8) },
});
const question = css(group, { "> p": { marginTop: space(2), marginBottom: space(3) } });
const ways = css({ display: "grid", gap: space(3), alignContent: "start", "> :last-child": buttonRow });
const usualButton = css(textButton, {
  gridColumn: "1 / -1",
  justifySelf: "start",
  marginBottom: space(2),
  padding: 0,
});

/** Shorter than in the tool: only the formats. */
const formats = { contractEnd: "Jour, mois et année", notice: "Par exemple 3\u00a0mois ou 45\u00a0jours" };

const usual: Typed = { notice: "3", noticeUnit: "months" };

/** Fills in a cautious notice on request: the form never assumes one. */
function UsualNotice() {
  const form = useForm();
  const use = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (currentTarget.form) setTexts(form, currentTarget.form, usual);
  };
  return (
    <button type="button" onClick={use} css={usualButton}>
      {"Je ne le connais pas\u00a0: compter 3\u00a0mois"}
    </button>
  );
}

interface AnswerBandProps {
  page: Queries.AnswerBandContent;
  answers: Queries.AnswerTexts;
  periods: Queries.AnswerPeriods & Queries.InvoiceTexts;
  /** The day of the build, so that the worked example is the same in the server's HTML and after hydration. */
  builtOn: IsoDay;
}

/** The worked example: a contract that ends with a calendar year, at least nine months after the build. */
function exampleOf({ page, answers, periods, builtOn }: AnswerBandProps) {
  const contractEnd = `${addMonths(builtOn, 9).slice(0, 4)}-12-31`;
  const entries = readEntries({ ...usual, contractEnd, meter: "large" }, builtOn, periods.convocationDays);
  const schedule = scheduleFor(entries, periods, page.steps, builtOn);
  const preavis = entries.notice && periodInFrench(entries.notice);
  const label = fillTemplate(answers.exampleText, { fin: dayInFrench(contractEnd), preavis });
  return { schedule, label, answer: sentencesOf(schedule, entries, answers) };
}

/** « Quand dénoncer votre contrat ? »: two fields, the answer, and what to do next. */
export function AnswerBand(props: AnswerBandProps) {
  const { page, answers, periods } = props;
  const example = exampleOf(props);
  return (
    <div css={aboveBar}>
      <Band id="dossier" tone="brand">
        <AssemblyForm convocationDays={periods.convocationDays} aria-label="Votre contrat" css={parts}>
          {({ entries, typed, today, problems }) => {
            const schedule = scheduleFor(entries, periods, page.steps, today);
            const answer = sentencesOf(schedule, entries, answers);
            const isExample = !typed.contractEnd && !typed.notice && !typed.meter;
            const shown = isExample ? example : { schedule, answer };
            const prefill = requestElements(entries, answer, deadlinesOf(schedule, periods).deadlines);
            const [problem] = Object.values(problems);
            const line = problem ?? (answer.headline || answer.prompt);
            const isAsked = asksForRenewal(schedule, entries);
            return (
              <>
                <div css={question}>
                  <Heading of="dossier">{page.assemblyHeading}</Heading>
                  <p>{typeset(page.assemblyText)}</p>
                  <div {...needsScript}>
                    <NamedFields names={["contractEnd", "notice"]} hints={formats} />
                    <UsualNotice />
                    <InvoiceInvitation texts={periods} today={today} />
                    <MeterField typed={typed} />
                    <RenewalFields isAsked={isAsked} typed={typed} />
                  </div>
                </div>
                <AnswerHouse key={`${isExample}`} {...shown} texts={answers} />
                <div css={ways}>
                  <Answer answer={answer} texts={answers} id="pourquoi" />
                  <Announcement line={line} revision={line} />
                  <div>
                    <Link to="/livre-blanc#assemblee" css={primaryButton}>
                      {page.assemblyButton}
                    </Link>
                    <Link<RequestState> to="/#contact" state={{ prefill }} css={secondaryButton}>
                      {answers.studyButton}
                    </Link>
                  </div>
                </div>
              </>
            );
          }}
        </AssemblyForm>
      </Band>
    </div>
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
