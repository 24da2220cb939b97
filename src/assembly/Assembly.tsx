import { graphql } from "gatsby";

import { Section } from "../components/Section";
import { AssemblyTool, type AssemblyToolProps } from "./AssemblyTool";

/** « Préparez votre assemblée générale »: a form, and the estimate, dates and resolutions that follow from it. */
export const Assembly = (content: AssemblyToolProps) => (
  <Section id="assemblee" heading={content.page.heading} introduction={content.page.introduction} tone="tint">
    <AssemblyTool {...content} />
  </Section>
);

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
    convocationDays
    postDays
    agendaDays
    assemblyDays
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
