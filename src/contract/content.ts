/** What plans, answers and documents take of the content: their input, and the fragments of a page's query that fetch it. Other files import only its types. */
import { graphql } from "gatsby";

/** In days: the convocation by law, and the margins of the site. */
export interface SiteDelays {
  convocationDays: number;
  /** For letters. */
  postDays: number;
  /** Between the request for a question on the agenda and the convocation. */
  agendaDays: number;
  /** Between the vote and the letter's receipt. */
  assemblyDays: number;
}

/** The texts of a state that an answer shows. Null: the state does not need it. */
export type AnswerStory = Readonly<
  Record<"state" | "headline", string> &
    Record<
      | "pastHeadline"
      | "unknownHeadline"
      | "act"
      | "electronicAct"
      | "givenAct"
      | "votedAct"
      | "forwardAct"
      | "lateAct"
      | "note"
      | "reason",
      string | null
    >
>;

export interface AnswerTexts {
  stories: readonly AnswerStory[];
  /** Why the study has its last day. {semaines} is the number of weeks of the study. */
  studyReason: string;
  /** Which papers prevail where they contradict the calculation. */
  basisNote: string;
}

/** The texts of a state that documents have. */
export type DocumentStory = Readonly<
  Record<"state" | "mission" | "following", string> &
    Record<
      "letterSentence" | "syndicRequest" | "syndicVotedRequest" | "councilRequest" | "councilVotedRequest",
      string | null
    >
>;

export interface DocumentTexts {
  stories: readonly DocumentStory[];
}

/** The state in a word, for the table of buildings and its files. */
export type TableStory = Readonly<Record<"state" | "tableWord", string>>;

export interface TableTexts {
  stories: readonly TableStory[];
}

/** The titles of the deadlines, and their notes. */
export type DeadlineTexts = Readonly<
  Record<
    | "studyTitle"
    | "agendaTitle"
    | "convocationTitle"
    | "convocationSum"
    | "lettersSum"
    | "meetingTitle"
    | "meetingAndLetterTitle"
    | "letterTitle"
    | "letterTodayTitle"
    | "receiptTitle"
    | "agreementTitle"
    | "questionTitle"
    | "signingTitle"
    | "signingSum"
    | "endTitle"
    | "earliestEndTitle"
    | "wishTitle",
    string
  >
>;

export const fragment = graphql`
  fragment SiteDelays on AssemblyFile {
    convocationDays
    postDays
    agendaDays
    assemblyDays
  }
  fragment AnswerTexts on AssemblyFile {
    stories {
      state
      headline
      pastHeadline
      unknownHeadline
      act
      electronicAct
      givenAct
      votedAct
      forwardAct
      lateAct
      note
      reason
    }
    studyReason
    basisNote
  }
  fragment DocumentTexts on AssemblyFile {
    stories {
      state
      mission
      following
      letterSentence
      syndicRequest
      syndicVotedRequest
      councilRequest
      councilVotedRequest
    }
  }
  fragment TableTexts on AssemblyFile {
    stories {
      state
      tableWord
    }
  }
  fragment DeadlineTexts on AssemblyFile {
    studyTitle
    agendaTitle
    convocationTitle
    convocationSum
    lettersSum
    meetingTitle
    meetingAndLetterTitle
    letterTitle
    letterTodayTitle
    receiptTitle
    agreementTitle
    questionTitle
    signingTitle
    signingSum
    endTitle
    earliestEndTitle
    wishTitle
  }
`;
