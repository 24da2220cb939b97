import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { memo, Suspense, useEffect, useRef } from "react";

import { Section } from "../components/Section";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import type { HomePage } from "../content/types/homePage";
import type { SiteSettings } from "../content/types/siteSettings";
import { sectionId } from "./assembly.styles";
import { AssemblyTool, fetchWhenNear } from "./late-tool";

export type AssemblyFileContent = AssemblyFileEntry;

/** The durations of the process steps. */
export interface AssemblySteps {
  readonly steps: readonly Pick<HomePage["steps"][number], "weeks">[];
}

export type AssemblySettings = Pick<SiteSettings, "brandName" | "email" | "phone">;

interface AssemblyProps {
  page: AssemblyFileContent;
  steps: AssemblySteps["steps"];
  settings: AssemblySettings;
}

/** Where the visitor comes from another page, the section has no HTML from the server. */
const waiting = css({ minHeight: "100vh" });

/**
 * « Préparez votre assemblée générale »: a form, and the estimate, dates and resolutions that follow from it. Its HTML is in the page,
 * and its code is fetched when it is near. It does not render again with the page: React would then replace the HTML that waits.
 */
export const Assembly = memo(function Assembly({ page, steps, settings }: AssemblyProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? fetchWhenNear(place.current) : undefined), []);
  return (
    <Section id={sectionId} heading={page.heading} introduction={page.introduction} tone="tint">
      <div ref={place}>
        <Suspense fallback={<div css={waiting} />}>
          <AssemblyTool page={page} steps={steps} settings={settings} />
        </Suspense>
      </div>
    </Section>
  );
});

export const fragment = graphql`
  fragment AssemblyFileContent on AssemblyFile {
    heading
    introduction
    withoutScript
    formHeading
    formNote
    nameField
    energyField
    lotsField
    costField
    contractEndField
    noticeField
    meetingField
    delegateField
    ceilingField
    durationField
    liveErrors
    estimateHeading
    lowRate
    averageRate
    highRate
    amountPerLot
    assumptionsDate
    estimateTable
    liveCostEstimate
    liveLotsEstimate
    estimateNotes
    calendarHeading
    noticeDeadline
    studyDeadline
    convocationDeadline
    meetingDeadline
    convocationDays
    postDays
    liveSums
    liveAdvice
    livePast
    calendarNotes
    resolutionsHeading
    resolutionsNotice
    textsDate
    choiceTitle
    choiceText
    delegationTitle
    delegationText
    fileTitle
    contactHeading
    contactText
    buttons
    liveCopyMessages
    liveRequestMessage
  }
`;

export const stepsFragment = graphql`
  fragment AssemblySteps on HomePage {
    steps {
      weeks
    }
  }
`;

export const settingsFragment = graphql`
  fragment AssemblySettings on SiteSettings {
    brandName
    email
    phone
  }
`;
