import { readCitation } from "./citation";
import { type ContentEntry, shownEntries, valuesOf } from "./content-entry";
import { isText } from "./values";

/** Whether a source is older than twelve months: one that was read on `2025-11-20` is, from `2026-11-21` on. */
const isOld = (readOn: string, today: string) =>
  readOn.replace(/^\d{4}/, (year) => `${Number(year) + 1}`) < today;

/** The sources among the texts of an entry. The content check reports those in another format. */
const citationsOf = (entry: ContentEntry) =>
  Object.values(valuesOf(entry))
    .flat()
    .flatMap((line) => (isText(line) ? (readCitation(line) ?? []) : []));

/** Names in French the sources that were read more than twelve months before a day, as `2026-12-31`, if there are any. */
export function oldSourcesReport(entries: readonly ContentEntry[], today: string): string | undefined {
  const old = shownEntries(entries).flatMap((entry) =>
    citationsOf(entry)
      .filter(({ readOn }) => isOld(readOn, today))
      .map(({ title, readOn }) => {
        const link = entry.url ? `\n  ouvrir : ${entry.url}` : "";
        return `• ${entry.place}${link}\n  source : « ${title} », lue le ${readOn}`;
      }),
  );
  if (old.length === 0) return undefined;
  return `Ces sources ont été lues il y a plus de douze mois. Relisez-les, puis changez leur jour de lecture.\n\n${old.join("\n\n")}\n`;
}
