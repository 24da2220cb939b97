import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { buttonRow, secondaryButton } from "../components/Button";
import { SectionLink } from "../components/layout/SectionLink";
import { Section } from "../components/Section";
import { needsScript } from "../forms/field.styles";
import { prefillRequest } from "../study-request/prefill";
import { below, from, print } from "../theme/media";
import { noteText } from "../theme/text";
import { colors, gutters, headerHeight, lineHeights, space } from "../theme/tokens";
import { type AssemblyContent, createAssemblyFile, requestElements } from "./assembly-file";
import { AssemblyForm, FIRST, FoldedFields, type FormState, Group, groupStyles } from "./AssemblyForm";
import { inOneLine } from "./calendar";
import { Downloads, type DownloadsProps } from "./Downloads";
import { Resolutions, sheet } from "./Resolutions";
import { Announcement, Answer, Calendar, Estimation, Notes, result, stressed } from "./Results";

const parts = css({ display: "grid", gap: space(6), [print]: { display: "block" } });
/** Each group of fields is followed by its results: in a wide window the dates are beside the first fields. */
const card = css(sheet, groupStyles, {
  display: "grid",
  gap: `${space(4)} ${space(5)}`,
  "> *": { minWidth: 0 },
  "> [data-dates] > h3": { marginTop: space(3) },
  // Without scripts there are no fields, and the results have the whole width.
  "@media (scripting: enabled)": {
    [from.desktop]: {
      gridTemplate: "auto 1fr / minmax(0, 2fr) minmax(0, 3fr)",
      "> [data-dates]": { gridArea: "1 / 2 / span 2" },
    },
  },
  [print]: { display: "block", "> *": { marginBottom: space(3) } },
});
/** A narrow window has no room for the answer beside the fields. A low one, such as at 400 % zoom, has none for this either. */
const strip = css(needsScript, noteText, {
  position: "sticky",
  zIndex: 1,
  top: headerHeight,
  margin: `${space(-4)} calc(-1 * ${gutters.panel}) 0`,
  padding: `${space(1)} ${gutters.panel}`,
  // Three lines on a phone, also while there is no answer: a text that comes later would move the fields.
  [below.tablet]: { minHeight: `calc(${3 * lineHeights.small}em + ${space(2)})` },
  borderBottom: `1px solid ${colors.line}`,
  background: colors.brandSoft,
  color: colors.ink,
  strong: { display: "inline-block" },
  "> strong + strong": { display: "block" },
  "&[data-late]": { borderColor: colors.accent, background: colors.accentSoft },
  [from.desktop]: { display: "none" },
  "@media (max-height: 30em)": { display: "none" },
  [print]: { display: "none" },
});
const buttons = css(buttonRow, needsScript, { marginTop: space(3) });

type AssemblyProps = AssemblyContent & Pick<DownloadsProps, "fetchPdfMaker">;

/** « Préparez votre assemblée générale »: a form, and the estimate, dates and resolutions that follow from it. */
export const Assembly = (props: AssemblyProps) => (
  <Section id="assemblee" heading={props.page.heading} introduction={props.page.introduction} tone="tint">
    <AssemblyForm convocationDays={props.page.convocationDays} aria-label="Votre situation" css={parts}>
      {(state) => <Preparation {...props} {...state} />}
    </AssemblyForm>
  </Section>
);

/** With nothing typed it is the model with its blanks, which the server renders. Nothing is submitted. */
function Preparation({
  fetchPdfMaker,
  today,
  typed,
  entries,
  problems,
  ...content
}: AssemblyProps & FormState) {
  const file = createAssemblyFile(content, entries, today);
  const { answer } = file;
  const { deadlines } = file.calendar;
  const announced = [
    ...[file.estimate.result ?? "", answer.headline, answer.fit, ...answer.details],
    ...deadlines.map((deadline) => `${inOneLine(deadline)}. ${deadline.advice}`.trim()),
    ...Object.values<string>(problems),
  ];
  return (
    <>
      <noscript>
        <p>
          Votre navigateur n’exécute pas de scripts&nbsp;: le formulaire n’est pas affiché. Ce qui suit se
          lit, et les pointillés disent ce qui se complète.
        </p>
      </noscript>
      <div css={card}>
        {/* The same as below, so it is not read aloud. */}
        <p aria-hidden css={strip} data-late={answer.isLate || undefined}>
          {stressed(answer.headline || content.answers.promptText, answer.date)}
          {answer.fit && <strong>{answer.fit}</strong>}
        </p>
        <Group legend="Votre situation" names={FIRST}>
          <p>Tout est facultatif, et rien ne quitte votre navigateur.</p>
        </Group>
        <div data-dates="">
          <p css={noteText}>{file.fullTitle}</p>
          {answer.headline && <p css={result}>{stressed(answer.headline, answer.date)}</p>}
          <Answer answer={answer} />
          <Calendar calendar={file.calendar} />
          <div css={buttons}>
            <Downloads file={file} fetchPdfMaker={fetchPdfMaker} />
            <SectionLink
              to="contact"
              onHomePage={false}
              onClick={() => prefillRequest(requestElements(entries, deadlines))}
              css={secondaryButton}
            >
              Demander l’étude avec ces éléments
            </SectionLink>
          </div>
        </div>
        <Notes of={file.calendar.notes} />
        <FoldedFields typed={typed} problems={problems} />
        <Estimation estimate={file.estimate} />
      </div>
      <Resolutions resolutions={file.resolutions} />
      <Announcement texts={announced} />
    </>
  );
}

export const fragment = graphql`
  fragment AssemblyTexts on AssemblyFile {
    heading
    introduction
    estimateHeading
    averageRate
    highRate
    amountPerLot
    assumptionsDate
    rateNote
    assumptionsNote
    calendarHeading
    ...AnswerPeriods
    studyNote
    convocationNote
    noticeNote
    resolutionsHeading
    resolutionsNotice
    textsDate
    tenderTitle
    tenderText
    delegationTitle
    delegationText
    secondVoteNote
    fallbackNote
    comparisonHeading
    comparisonText
    fileTitle
    contactHeading
    contactText
  }
`;
