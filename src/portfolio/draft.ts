import type { Corrections } from "./contract";
import type { FiledContract } from "./invoice-lines";
import type { DayOrders } from "./lines";
import type { Matching } from "./match";

/** The text of a table, pasted or read from a file. */
export interface Source {
  text: string;
  /** The file's name, if the text is not in the text area: a long text there would freeze the page. */
  file?: string;
}

export interface PortfolioDraft {
  source: Source;
  invoices: readonly FiledContract[];
  /** The visitor's choice of the row of headings. */
  headingRow: number | null;
  corrections: Corrections;
  orders: DayOrders;
  /** The confirmed matchings, by the headings of a table: the next table with the same headings keeps them. */
  matchings: Readonly<Record<string, Matching>>;
}

export const EMPTY_DRAFT: PortfolioDraft = {
  source: { text: "" },
  invoices: [],
  headingRow: null,
  corrections: {},
  orders: {},
  matchings: {},
};

const KEY = "immeubles";

/** Kept in this tab only, also during a reload. A browser that refuses it keeps the table until then. */
function restored(): PortfolioDraft {
  try {
    const text = sessionStorage.getItem(KEY);
    return text ? { ...EMPTY_DRAFT, ...(JSON.parse(text) as PortfolioDraft) } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

let current: PortfolioDraft | undefined;

export const readDraft = (): PortfolioDraft => (current ??= restored());

export function writeDraft(draft: PortfolioDraft): void {
  current = draft;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The table is larger than the browser keeps: an older one must not come back in its place.
    forgetStored();
  }
}

function forgetStored(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is refused as a whole.
  }
}
