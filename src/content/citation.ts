import { isDay } from "../french/dates";

/** The format of a source of a chapter or a term (docs/decisions/0018-a-source-is-a-line.md). Its groups are title, publisher, address and day. */
export const citationPattern = {
  source:
    "^\\s*([^|]*[^|\\s])\\s*\\|\\s*([^|]*[^|\\s])\\s*\\|\\s*(https://[^|\\s]+)\\s*\\|\\s*(\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))\\s*$",
  example: "Loi du 10 juillet 1965 | Légifrance | https://www.legifrance.gouv.fr | 2026-11-20",
};

const format = new RegExp(citationPattern.source);

/** Reads a source as an editor typed it, also after `withFrenchSpaces`. @returns null if its format or its day is wrong. */
export function readCitation(text: string) {
  // French spaces are set before every percent sign, also in an address, which has no space of its own.
  const typed = text.replace(/https:[^|]*/, (address) => address.replaceAll("\u00a0", ""));
  const [, title, publisher, url, readOn] = format.exec(typed) ?? [];
  return title && publisher && url && readOn && isDay(readOn) ? { title, publisher, url, readOn } : null;
}
