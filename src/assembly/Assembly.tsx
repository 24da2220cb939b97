import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useEffect } from "react";

import { Announcement } from "../components/Announcement";
import { Section } from "../components/Section";
import { whenIdle } from "../components/when-idle";
import { inOneLine } from "../contract/deadlines";
import { Group } from "../forms/Field";
import { LateCodeSign, useLateCode } from "../forms/LateCode";
import { RecordLine } from "../forms/RecordLine";
import type { IsoDay } from "../french/dates";
import { below, from, lowWindow } from "../theme/media";
import { leadText, noteText, strongText } from "../theme/text";
import { colors, gutters, headerHeight, lineHeights, space } from "../theme/tokens";
import { columnsWithFields, needsScript } from "../theme/without-scripts";
import { AnswerDetails, Headline, resultText } from "./AnswerDetails";
import {
  AssemblyField,
  AssemblyForm,
  EndField,
  FoldedFields,
  type FormState,
  NamedFields,
  RenewalFields,
} from "./AssemblyForm";
import { Estimation } from "./Estimation";
import { InvoiceInvitation } from "./InvoiceInvitation";
import { ReceivedLink } from "./ReceivedLink";
import { MessagesFold, Resolutions, sheet, TextToCopy, underStrip } from "./Resolutions";
import type { DossierContent } from "./rules/content";
import { createDossier, type Dossier } from "./rules/dossier";
import { dossierForm, groups } from "./rules/dossier-fields";
import { SENDING, sendingOf, textToCopy } from "./rules/first-step";

const formStyles = css({ display: "grid", gap: space(6), "> details > div": { maxWidth: "none" } });
/** In Chromium, the parts of a date field take the focus, and scroll into view instead of the field. */
const PARTS_OF_DATE = [
  "datetime-edit-day-field",
  "datetime-edit-month-field",
  "datetime-edit-year-field",
  "calendar-picker-indicator",
]
  .map((part) => `& input::-webkit-${part}`)
  .join();
const card = css(sheet, {
  display: "grid",
  gap: `${space(4)} ${space(5)}`,
  "> *": { minWidth: 0 },
  // Only a narrow window has the sticky answer.
  [below.desktop]: { "& :is(input, select, button, summary, a)": underStrip, [PARTS_OF_DATE]: underStrip },
  "&& > details": {
    gridColumn: "1 / -1",
    summary: strongText,
    "> div": { display: "grid", gap: space(4), maxWidth: "none" },
    fieldset: { padding: 0, border: 0 },
  },
  "> [data-dates] > h3": { marginTop: space(3) },
  [from.desktop]: {
    gridTemplate: "auto auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr)",
    // With the panel's padding, the second column begins where the second columns of other sections begin.
    columnGap: space(6.5),
    "> [data-dates]": { gridArea: "1 / 2 / span 4" },
    "&& > details": { gridColumn: 1 },
    // An open fold takes both columns, below all the rest.
    "&&& > details[open]": { gridArea: "5 / 1 / auto / -1" },
    // The estimation.
    "> details + *": { gridColumn: 1 },
    // Without an answer the dates are short: the estimation follows them, so that both columns are about as long.
    "&:not([data-answered])": {
      gridTemplateRows: "auto 1fr",
      "> fieldset": { gridRow: "1 / span 2" },
      "> [data-dates]": { gridRow: "1" },
      "> details + *": { gridArea: "2 / 2" },
    },
  },
});
/** The answer: sticky in narrow windows, except in low windows (400 % zoom), where it would cover the fields. */
const strip = css(noteText, {
  position: "sticky",
  zIndex: 1,
  top: headerHeight,
  margin: `${space(-4)} calc(-1 * ${gutters.panel}) 0`,
  padding: `${space(1)} ${gutters.panel}`,
  // Reserves two lines, so that most answers move nothing.
  [below.tablet]: {
    display: "grid",
    alignContent: "center",
    minHeight: `calc(${2 * lineHeights.small}em + ${space(2)})`,
  },
  borderBottom: `1px solid ${colors.line}`,
  background: colors.brandSoft,
  color: colors.ink,
  strong: { display: "inline-block" },
  "> strong": { display: "block" },
  "&[data-alarm]": { borderColor: colors.accent, background: colors.accentSoft },
  [from.desktop]: { display: "none" },
  [lowWindow]: { display: "none" },
});
/** Fetches the parts that only an answer needs, after the code of the page. */
const loadAnswerParts = async () => {
  const [{ Deadlines }, { AnswerActions }, { Forward }] = await Promise.all([
    import(/* webpackChunkName: "answer" */ "./Deadlines"),
    import(/* webpackChunkName: "answer" */ "./AnswerActions"),
    import(/* webpackChunkName: "answer" */ "./Forward"),
  ]);
  return { Deadlines, AnswerActions, Forward };
};

/** The field stays while it has the focus, because its text may be deleted to write another. */
const nameField = css({ marginTop: space(3), "&[hidden]:not(:focus-within)": { display: "none" } });

interface AssemblyProps extends DossierContent {
  page: Queries.AssemblyTexts;
  fetchPdfMaker: () => Promise<(dossier: Dossier) => Blob>;
  builtOn: IsoDay;
  /** Stands in the place of the answer until there is one. */
  example?: ReactNode;
}

/** « Préparez votre assemblée générale »: the form and what follows from it. */
export const Assembly = (props: AssemblyProps) => (
  <Section id="assemblee" heading={props.page.heading} introduction={props.page.introduction} tone="tint">
    <AssemblyForm content={props} builtOn={props.builtOn} aria-label="Vos dates" css={formStyles}>
      {(state) => <Preparation {...props} {...state} />}
    </AssemblyForm>
  </Section>
);

/** What stands in the form. Without answers, as in the server's HTML, it shows the texts with their blanks. */
function Preparation(props: AssemblyProps & FormState) {
  const { typed, clockProblem, prompt, answered, problems, page } = props;
  const { answer, plan, asksForRenewal } = answered;
  const dossier = createDossier(props, answered);
  const { deadlines, estimate, messages } = dossier;
  const lateCode = useLateCode(loadAnswerParts);
  const { code: answerParts, load } = lateCode;
  useEffect(() => whenIdle(load), [load]);
  const sending = sendingOf(answer);
  const toCopy = textToCopy(answer, messages);
  const actions = answerParts && (
    <answerParts.AnswerActions
      studyButton={page.studyButton}
      fetchPdfMaker={props.fetchPdfMaker}
      typed={typed}
      answered={answered}
      dossier={dossier}
    />
  );
  const [problem] = Object.values(problems);
  const results = [
    answer.headline || prompt,
    deadlines.rows.length > 0 ? "Le calendrier est mis à jour." : "",
    estimate?.result ?? "",
  ];
  const announced = problem ?? results.filter(Boolean).join(" ");
  // Deadlines can change while the announced line stays the same. Their change must be announced too.
  const revision = [announced, ...deadlines.rows.map(inOneLine)].join();
  return (
    <>
      <noscript>
        <p>
          Votre navigateur n’exécute pas de scripts&nbsp;: le formulaire n’est pas affiché. Ce qui suit se
          lit, et les pointillés disent ce qui se complète.
        </p>
      </noscript>
      <div css={card} {...columnsWithFields} data-answered={answer.headline ? "" : undefined}>
        {/* Repeats the answer below, so it is hidden from screen readers. */}
        <p aria-hidden css={strip} {...needsScript} data-alarm={answer.isAlarm || undefined}>
          <Headline answer={answer} prompt={prompt} />
        </p>
        <Group legend={groups.situation.legend}>
          <ReceivedLink />
          <RecordLine recordForm={dossierForm} withErase />
          <EndField typed={typed} />
          <NamedFields names={["notice", "meter"]} />
          <AssemblyField plan={plan} typed={typed} />
          <InvoiceInvitation texts={page} today={plan.today} />
          <RenewalFields isAsked={asksForRenewal} typed={typed} />
        </Group>
        <div data-dates="">
          {answer.headline ? (
            <>
              <AnswerDetails
                answer={answer}
                whyHeading={dossier.whyHeading}
                id="raisons"
                // A text to send stands above the deadlines, with its button.
                links={
                  sending && (
                    <div>
                      {toCopy && (
                        <TextToCopy
                          key={JSON.stringify(toCopy)}
                          id={SENDING[sending].anchor}
                          text={toCopy}
                          button={null}
                        />
                      )}
                      {actions}
                    </div>
                  )
                }
              >
                <p css={resultText}>
                  <Headline answer={answer} prompt="" />
                </p>
              </AnswerDetails>
              <LateCodeSign of={lateCode} loading="Préparation des dates…" what="La suite du dossier" />
              {answerParts && <answerParts.Deadlines {...deadlines} today={plan.today} />}
            </>
          ) : (
            <>
              <p css={leadText} {...needsScript}>
                {clockProblem || page.calendarPrompt}
              </p>
              {props.example}
            </>
          )}
          {/* Hidden, not removed, because the page's fields hold what is typed. */}
          <div css={nameField} hidden={!answer.headline && !typed.copropriete}>
            <NamedFields names={["copropriete"]} />
          </div>
          {answer.headline && (
            <>
              {!sending && actions}
              {answerParts && <answerParts.Forward dossier={dossier} typed={typed} />}
            </>
          )}
        </div>
        <FoldedFields typed={typed} problems={problems} />
        {estimate && <Estimation {...estimate} />}
      </div>
      <Resolutions resolutions={dossier.resolutions} />
      <MessagesFold messages={messages} except={toCopy} />
      <Announcement line={announced} revision={revision} />
    </>
  );
}

export const fragment = graphql`
  fragment AssemblyTexts on AssemblyFile {
    heading
    introduction
    whyHeading
    calendarHeading
    hypothesisText
    calendarPrompt
    studyButton
    ...SiteDelays
    ...AnswerTexts
    ...DeadlineTexts
    ...DocumentTexts
    ...InvoiceTexts
  }
`;
