import type { Block } from "../content/content-type";

/** A day of the calendar, without a time or a time zone, as ISO text: "2027-03-31". */
export type Day = string;

/** A date of the calendar. All texts are final French. */
export interface Deadline {
  /** Stable name. */
  id: "notice" | "study" | "convocation" | "assembly";
  title: string;
  day: Day;
  /** How the day follows from what was typed: « 31 mars 2027 − 3 mois ». */
  sum: string;
  past: boolean;
  /** What can still be done, when the day is past or too late. */
  advice?: string;
}

/** What the file contains. All texts are final French; the PDF, the copy and the print of it show the same. */
export interface AssemblyFile {
  title: string;
  /** The copropriété's name, trimmed, or "". */
  copropriete: string;
  estimate: {
    heading: string;
    result: string;
    /** The formula, and the amounts a lot if cost and lots are known. */
    formulas: readonly string[];
    notes: readonly string[];
  } | null;
  calendar: { heading: string; deadlines: readonly Deadline[]; notes: readonly string[] };
  resolutions: {
    heading: string;
    /** « Modèle à faire relire par le syndic », with the date of the texts. */
    notice: string;
    projects: readonly { title: string; blocks: readonly Block[] }[];
  };
  contact: { heading: string; lines: readonly string[] };
}

/** The visitor's own elements for the contact form. */
export interface RequestElements {
  copropriete?: string;
  lots?: number;
  /** A value of the form's field `typeContrat`. */
  contract?: "electricite" | "gaz" | "electricite-gaz";
  /** Empty if nothing was typed that the form has no field for. */
  message: string;
}
