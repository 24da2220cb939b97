import { isDay } from "../../french/dates";

/** Parts of a source's format: a text without spaces around it, an address, an ISO day, and the bar between them. */
const PART = "[^|\\s](?:[^|]*[^|\\s])?";
const ADDRESS = "https://[^|\\s]+";
const DAY = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const BAR = "\\s*\\|\\s*";

/** Format of a source (docs/decisions/0018-a-source-is-a-line.md). Groups: title, publisher, address, day. */
export const citationPattern = {
  source: `^\\s*(${PART})${BAR}(${PART})${BAR}(${ADDRESS})${BAR}(${DAY})\\s*$`,
  example: "Loi du 10 juillet 1965 | Légifrance | https://www.legifrance.gouv.fr | 2026-11-20",
};

const CITATION = new RegExp(citationPattern.source);

export interface Citation {
  title: string;
  publisher: string;
  url: string;
  /** ISO day on which the source was read. */
  readOn: string;
}

/** Reads a source as typed, or after `withFrenchSpaces`. @returns null if the format or the day is invalid. */
export function readCitation(text: string): Citation | null {
  // An address has no space of its own, but `withFrenchSpaces` adds one before its percent signs.
  const typed = text.replace(/https:[^|]*/, (address) => address.replaceAll("\u00a0", ""));
  const [, title, publisher, url, readOn] = CITATION.exec(typed) ?? [];
  if (!title || !publisher || !url || !readOn || !isDay(readOn)) return null;
  return { title, publisher, url, readOn };
}
