import type { FiledContract } from "./invoice-lines";
import type { Corrections } from "./table/lines";
import type { Matching } from "./table/match";

/** The text of a table, pasted or read from a file. */
export interface TableText {
  text: string;
  /** The file's name, if the text is not in the text area. */
  file?: string;
  /** The visitor's choice of the row of headings. */
  headingRow?: number;
}

export interface PortfolioDraft {
  table: TableText;
  invoices: readonly FiledContract[];
  /** By line. A line is of one table or invoice, so that the next one has none of them. */
  corrections: Corrections;
  /** The confirmed matchings, by `matchingKey`: the next table with the same headings keeps them. */
  matchings: Readonly<Record<string, Matching>>;
}

export const EMPTY_DRAFT: PortfolioDraft = {
  table: { text: "" },
  invoices: [],
  corrections: {},
  matchings: {},
};

const KEY = "immeubles";

/** Reads the stored draft and deletes it: it is in `sessionStorage` only while the visitor is on another page. */
function takeStored(): PortfolioDraft {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? { ...EMPTY_DRAFT, ...(JSON.parse(text) as PortfolioDraft) } : EMPTY_DRAFT;
  } catch {
    // A browser that refuses storage keeps the table until the next reload.
    return EMPTY_DRAFT;
  }
}

function forgetStored(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is refused as a whole.
  }
}

let current: PortfolioDraft | undefined;

function storeOnLeave(): void {
  const isEmpty = !current || (current.table.text === "" && current.invoices.length === 0);
  try {
    if (!isEmpty) sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Refused, or larger than the browser keeps.
  }
}

/** The table of this visit, also after a reload. */
export function readDraft(): PortfolioDraft {
  if (current) return current;
  current = takeStored();
  // Safari on phones has no `beforeunload`.
  addEventListener("beforeunload", storeOnLeave);
  addEventListener("pagehide", storeOnLeave);
  // Back from the bfcache, the page still has its table.
  addEventListener("pageshow", forgetStored);
  return current;
}

export function writeDraft(draft: PortfolioDraft): void {
  current = draft;
}
