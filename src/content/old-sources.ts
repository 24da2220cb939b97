import { type Citation, citationPattern, readCitation } from "./citation";
import { type ContentEntry, valuesOf } from "./content-entry";
import type { ContentType } from "./content-type";
import { contentTypes } from "./index";
import { whereIs } from "./problem";
import { shownEntries } from "./validate";
import { isText } from "./values";

/** Whether a source is older than twelve months: one that was read on `2025-11-20` is, from `2026-11-21` on. */
const isOld = (readOn: string, today: string) =>
  readOn.replace(/^\d{4}/, (year) => `${Number(year) + 1}`) < today;

const types: readonly ContentType[] = contentTypes;

/** The sources of an entry. The content check reports those in another format. */
function citationsOf(entry: ContentEntry): Citation[] {
  const { fields = {} } = types.find(({ id }) => id === entry.typeId) ?? {};
  const names = Object.keys(fields).filter((name) => fields[name]?.pattern === citationPattern);
  return names.flatMap((name) => {
    const lines: unknown = valuesOf(entry)[name];
    return (Array.isArray(lines) ? lines : [])
      .map((line: unknown) => (isText(line) ? readCitation(line) : null))
      .filter((citation) => citation !== null);
  });
}

/**
 * Names the sources that were read more than twelve months ago, for a warning of the build.
 * @param today as `2026-12-31`.
 * @returns a message in French, or undefined if there is none.
 */
export function oldSourcesReport(entries: readonly ContentEntry[], today: string): string | undefined {
  const old = shownEntries(types, entries).flatMap((entry) =>
    citationsOf(entry)
      .filter(({ readOn }) => isOld(readOn, today))
      .map(({ title, readOn }) => {
        const { place, url } = whereIs(entry);
        return [
          `• ${place}`,
          ...(url ? [`  ouvrir : ${url}`] : []),
          `  source : « ${title} », lue le ${readOn}`,
        ].join("\n");
      }),
  );
  if (old.length === 0) return undefined;
  return `Ces sources ont été lues il y a plus de douze mois. Relisez-les, puis changez leur jour de lecture.\n\n${old.join("\n\n")}\n`;
}
