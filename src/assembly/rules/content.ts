/** What answers and dossiers take of the content: their input, and the fragments of a page's query that fetch it. Other folders import only its types. */
import { graphql } from "gatsby";

import type { Block } from "../../content/model/content-type";
import type { AnswerTexts, DeadlineTexts, DocumentTexts, SiteDelays } from "../../contract/content";
import type { IsoDay } from "../../french/dates";

/** The content that an answer is made with. */
export interface AnswerContent {
  page: AnswerTexts & DeadlineTexts & SiteDelays;
  /** The steps of a study, with the duration of each. */
  steps: readonly { duration: string }[];
}

export interface AssemblyDocumentsTexts {
  fileTitle: string;
  estimateHeading: string;
  /** Percentages of the supply's cost. */
  averageRate: number;
  highRate: number;
  /** Unit: euros a year. */
  amountPerLot: number;
  assumptionsDate: IsoDay;
  rateNote: string;
  resolutionsHeading: string;
  resolutionsNotice: string;
  /** The day of the texts to copy. */
  textsDate: IsoDay;
  tenderTitle: string;
  tenderText: readonly Block[];
  delegationTitle: string;
  delegationText: readonly Block[];
  secondVoteNote: string;
  messagesHeading: string;
  letterTitle: string;
  letterText: readonly Block[];
  twoContractsNote: string;
  syndicMailTitle: string;
  councilMailTitle: string;
  mailText: readonly Block[];
  questionTitle: string;
  questionText: readonly Block[];
  comparisonHeading: string;
  comparisonText: readonly Block[];
  contactHeading: string;
  contactText: string;
}

/** The content that a dossier is made with. */
export interface DossierContent extends AnswerContent {
  page: AnswerContent["page"] &
    DocumentTexts &
    Record<"whyHeading" | "calendarHeading" | "hypothesisText", string>;
  documents: AssemblyDocumentsTexts;
  settings: Readonly<Record<"brandName" | "email" | "phone", string>>;
}

export const fragment = graphql`
  fragment AssemblyDocumentsTexts on AssemblyDocuments {
    fileTitle
    estimateHeading
    averageRate
    highRate
    amountPerLot
    assumptionsDate
    rateNote
    resolutionsHeading
    resolutionsNotice
    textsDate
    tenderTitle
    tenderText
    delegationTitle
    delegationText
    secondVoteNote
    messagesHeading
    letterTitle
    letterText
    twoContractsNote
    syndicMailTitle
    councilMailTitle
    mailText
    questionTitle
    questionText
    comparisonHeading
    comparisonText
    contactHeading
    contactText
  }
`;
