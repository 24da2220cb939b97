import { type ContentEntry, shownEntries, valuesOf } from "../../src/content/content-entry";
import { isMissing, isRecord } from "../../src/content/guards";
import { contentTypes, singleTypes } from "../../src/content/model/registry";

/** Values of the local files, by type. Entries that no page lists are left out. */
export function toLocalFiles(entries: readonly ContentEntry[]) {
  const shown = new Map(shownEntries(entries).map((entry) => [entry.id, entry]));
  const listed = entries.flatMap(({ lists }) => Object.values(lists).flat());
  // A list is in the order of its page.
  const ordered = new Set([...listed.flatMap((id) => shown.get(id) ?? []), ...shown.values()]);
  return contentTypes.map((type) => {
    const values = [...ordered]
      .filter(({ typeId }) => typeId === type.id)
      .map(({ pictures, ...entry }) =>
        Object.entries({ ...valuesOf(entry) })
          .filter(([, value]) => !isMissing(value))
          .map(([name, value]): [string, unknown] => [
            name,
            isRecord(value) ? { ...value, file: pictures[name]?.saveAs } : value,
          ]),
      )
      .map((filled): object => Object.fromEntries(filled));
    return [type.id, singleTypes.includes(type) ? values[0] : values] as const;
  });
}
