import type { ContentType } from "./content-type";
import { describeField } from "./field";
import { fixedPages, pathOfEntry } from "./pages";
import type { ContentProblem } from "./problem";
import type { EntryInput } from "./validate";

/** Addresses that no entry may take: the files of the not-found page and of the home page have these names. */
const RESERVED = ["/404", "/index"];

/**
 * Finds entries that want an address that another page has: the build would make only one of the two pages.
 * @param shown the entries that the site shows.
 */
export function sharedAddressProblems(
  contentTypes: readonly ContentType[],
  shown: readonly EntryInput[],
): ContentProblem[] {
  const taken = new Map<string, string>(
    [...RESERVED, ...fixedPages(contentTypes).map(({ path }) => path)].map((path) => [
      path,
      "une autre page du site",
    ]),
  );
  return contentTypes.flatMap((type) => {
    const { page } = type;
    const schema = page && "pathFrom" in page ? type.fields[page.pathFrom] : undefined;
    if (!page || !("pathFrom" in page) || !schema) return [];
    const field = `${describeField(schema).label} (${page.pathFrom})`;
    return shown.flatMap((entry) => {
      const path = entry.typeId === type.id ? pathOfEntry(type, entry.values) : undefined;
      if (path === undefined) return [];
      const owner = taken.get(path);
      if (owner === undefined) {
        taken.set(path, entry.place);
        return [];
      }
      const expected = "une adresse de page différente pour chaque entrée";
      const { place, url } = entry;
      return [
        { place, ...(url && { url }), field, expected, found: `l’adresse ${path}, déjà celle de ${owner}` },
      ];
    });
  });
}
