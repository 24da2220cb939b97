/** The input of an assembly's dossier as a PDF. */
import type { Block } from "../../content/model/content-type";
import type { Answer } from "../../contract/answer";
import type { Deadline } from "../../contract/deadlines";
import type { IsoDay } from "../../french/dates";

export interface EstimateTexts {
  heading: string;
  result: string;
  formulas: string[];
  note: string;
}

/** The part of a dossier that is printed. All texts are final French: page, PDF and clipboard show the same. */
export interface PrintedDossier {
  title: string;
  /** The title with the name of the copropriété. */
  fullTitle: string;
  brandName: string;
  madeOn: IsoDay;
  copropriete: string;
  answer: Answer;
  /** The hypothesis stands above the deadlines that rest on it. */
  deadlines: { heading: string; rows: readonly Deadline[]; hypothesis: string };
  /** Null without enough answers. */
  estimate: EstimateTexts | null;
  resolutions: {
    heading: string;
    notice: string;
    projects: { title: string; blocks: Block[] }[];
    note: string;
  };
  comparison: { heading: string; blocks: Block[] };
  contact: { heading: string; text: string; email: string; phone: string };
}
