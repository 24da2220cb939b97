import type { ContentType } from "../../content-type";
import type { Languages } from "../../sources/contentful-languages";
import { isText } from "../../values";
import { emptyFields, isPublishedUnchanged, listedIds, shownValue, type StoredEntry } from "./entries";
import type { StoredType } from "./stored-space";

/** The entries of a type of the space. */
export interface TypeEntries {
  type: ContentType;
  stored: StoredType;
  /** Their last drafts. */
  entries: readonly StoredEntry[];
  /** What is published of them. */
  published: readonly StoredEntry[];
}

/** The ids of all entries that a list contains. */
const idsInLists = (all: readonly TypeEntries[], languages: Languages) =>
  new Set(
    all.flatMap(({ type, stored, entries }) =>
      Object.keys(type.fields).flatMap((name) =>
        entries.flatMap((entry) => listedIds(shownValue(entry, stored, name, languages))),
      ),
    ),
  );

/**
 * Says in French what editors must do before the site can be built: create, fill in, publish. An entry in a list that was never
 * published is left to its author.
 * @param linkTo the address of an entry in Contentful's web app.
 */
export function editorsTasks(
  all: readonly TypeEntries[],
  languages: Languages,
  linkTo: (entryId: string) => string,
): string[] {
  const listed = idsInLists(all, languages);
  return all.flatMap(({ type, stored, entries, published }) => {
    const emptyIn = (entry: StoredEntry) => emptyFields(entry, type, stored, languages);
    const isIncompleteOnSite = ({ sys: { id } }: StoredEntry) =>
      published.some((entry) => entry.sys.id === id && emptyIn(entry).length > 0);
    const isSingle = type.entries === "single";
    if (isSingle && entries.length === 0)
      return [`créer l’entrée de « ${type.label} » (${type.id}), la remplir et la publier`];
    return entries
      .filter(({ sys }) => isSingle || (listed.has(sys.id) && sys.publishedVersion !== undefined))
      .flatMap((entry) => {
        const empty = emptyIn(entry);
        const isToPublish = isIncompleteOnSite(entry) || (isSingle && !isPublishedUnchanged(entry));
        if (empty.length === 0 && !isToPublish) return [];
        const title = shownValue(entry, stored, type.titleField, languages);
        const place = `${type.label}${isText(title) && !isSingle ? ` « ${title} »` : ""}`;
        const task = empty.length > 0 ? `remplir ${empty.join(", ")}, puis publier` : "publier";
        return [`${place} : ${task}\n    ouvrir : ${linkTo(entry.sys.id)}`];
      });
  });
}
