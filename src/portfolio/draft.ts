import type { Choices } from "./columns";
import type { Corrections } from "./contract";

/** What was pasted, or read from a file. */
export interface Source {
  text: string;
  /** The file's name: its text is not in the text area, which would freeze the page. */
  file?: string;
}

interface PortfolioDraft {
  source: Source;
  corrections: Corrections;
  /** By the headings of a table, so that the next paste of the same headings keeps them. */
  choices: ReadonlyMap<string, Choices>;
}

/** The table, its corrections and choices while the visitor is on another page of the site, in this tab's memory only. */
export const draft: PortfolioDraft = { source: { text: "" }, corrections: {}, choices: new Map() };
