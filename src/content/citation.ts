import { isDay } from "../french/dates";

/** Format of a source (docs/decisions/0018-a-source-is-a-line.md). Groups: title, publisher, address, day. */
export const citationPattern = {
  source:
    "^\\s*([^|]*[^|\\s])\\s*\\|\\s*([^|]*[^|\\s])\\s*\\|\\s*(https://[^|\\s]+)\\s*\\|\\s*(\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))\\s*$",
  example: "Loi du 10 juillet 1965 | Légifrance | https://www.legifrance.gouv.fr | 2026-11-20",
};

const format = new RegExp(citationPattern.source);

/** Also reads the result of `withFrenchSpaces`. @returns null if the format or the day is invalid. */
export function readCitation(text: string) {
  // `withFrenchSpaces` also adds a space before a percent sign inside an address, which has none of its own.
  const typed = text.replace(/https:[^|]*/, (address) => address.replaceAll("\u00a0", ""));
  const [, title, publisher, url, readOn] = format.exec(typed) ?? [];
  return title && publisher && url && readOn && isDay(readOn) ? { title, publisher, url, readOn } : null;
}
