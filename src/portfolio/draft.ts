import type { Choices } from "./columns";
import type { Corrections } from "./contract";

/** The text of a table, pasted or read from a file. */
export interface Source {
  text: string;
  /** The file's name, if the text is not in the text area: a long text there would freeze the page. */
  file?: string;
}

interface PortfolioDraft {
  source: Source;
  corrections: Corrections;
  /** By the headings of a table, so that the next table with the same headings keeps them. */
  choices: ReadonlyMap<string, Choices>;
}

/** Keeps the table while the visitor is on another page of the site. Only this tab's memory has it. */
export const draft: PortfolioDraft = { source: { text: "" }, corrections: {}, choices: new Map() };
