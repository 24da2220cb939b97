import type { ContentType } from "./content-type";
import { describeField } from "./field";
import { anchorOf } from "./links";
import { type ContentProblem, inWords, whereIs } from "./problem";
import type { EntryInput } from "./validate";
import { isMissing, isRecord, isText } from "./values";

/** What makes two names the same address: neither case nor accents nor signs, but a text without letters is its own key. */
const nameKey = (name: string) => anchorOf(name) || name;

/** The names of an entry, each as an item of a list or as the whole value of a field. */
function namesIn(type: ContentType, { values }: EntryInput) {
  return (type.names ?? [type.titleField]).flatMap((field) => {
    const value = isRecord(values) ? values[field] : undefined;
    const names: readonly unknown[] = Array.isArray(value) ? value : [value];
    return names.flatMap((name, index) =>
      isText(name) && !isMissing(name)
        ? [{ field, name, place: Array.isArray(value) ? `au point n° ${index + 1}, ` : "" }]
        : [],
    );
  });
}

/**
 * Reports names that two entries of a type share: readers and addresses identify entries by their names.
 * @param entries the entries of that type that the site shows.
 */
export function sharedNameProblems(type: ContentType, entries: readonly EntryInput[]): ContentProblem[] {
  if (type.entries === "single") return [];
  const firstWith = new Map<string, EntryInput>();
  return entries.flatMap((entry) =>
    namesIn(type, entry).flatMap(({ field: fieldName, name, place }) => {
      const first = firstWith.get(nameKey(name)) ?? entry;
      firstWith.set(nameKey(name), first);
      const schema = type.fields[fieldName];
      if (first === entry || !schema) return [];
      const field = `${describeField(schema).label} (${fieldName})`;
      const expected = "un texte différent pour chaque entrée";
      return [
        { ...whereIs(entry), field, expected, found: `${place}${inWords(name)}, comme ${first.place}` },
      ];
    }),
  );
}
