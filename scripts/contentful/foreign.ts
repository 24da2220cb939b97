/** Types and entries of another project that are in the way of an import. */
import type { ContentTypeProps, EntryProps } from "contentful-management";

import { singleTypes, typeWithId } from "../../src/content/model/registry";
import type { Connection } from "../../src/content/sources/contentful-api";
import { webAppUrl } from "../../src/content/sources/web-app";
import { isText, plainCount } from "../../src/content/values";
import type { ModelChanges, TypeChange } from "./model-changes";
import { fitsModel, type Present, typeIdOf } from "./present";
import type { Unfinished } from "./unfinished";

/** The items of another project, each in French. */
export interface ForeignItems {
  /** The import changes these with --reprendre. */
  types: readonly string[];
  /** Published pages of the site's types: only a person can remove them. */
  pages: readonly string[];
  /** Entries of other types with the ids of entries to import, which Contentful would refuse. */
  namesakes: readonly string[];
}

/** Whether the import has written a type: it gives each rule a message that begins with « Attendu : », which no other project has by chance. */
function isOwnType({ fields }: ContentTypeProps): boolean {
  const rules = fields.flatMap(({ validations, items }) => [
    ...(validations ?? []),
    ...(items?.validations ?? []),
  ]);
  return rules.some(({ message }) => isText(message) && message.startsWith("Attendu : "));
}

/**
 * Describes a changed type that another project has made; undefined for a type of this site.
 * « le type « Service » (service, « Prestation » sur ce site), qui a 3 entrées : 5 changements »
 */
function foreignType({ own, type, changes }: TypeChange, entries: readonly EntryProps[]): string | undefined {
  if (!own || isOwnType(own)) return undefined;
  const entriesOfType = entries.filter((entry) => typeIdOf(entry) === own.sys.id);
  const label = typeWithId(own.sys.id)?.label ?? type.name;
  const ownFieldIds = own.fields.map(({ id }) => id);
  const addedRequired = type.fields.filter(({ id, required }) => required && !ownFieldIds.includes(id));
  const about =
    `le type « ${own.name} » (${own.sys.id}, « ${label} » sur ce site), ` +
    `qui a ${plainCount(entriesOfType.length, "entrée")} : ${plainCount(changes.length, "changement")}`;
  if (addedRequired.length === 0) return about;
  const plural = addedRequired.length > 1 ? "s" : "";
  return `${about}, dont ${plainCount(addedRequired.length, "champ")} obligatoire${plural} en plus, sans quoi ses entrées ne se publieraient plus`;
}

/** Describes a published page that has almost no value of the model. @param idsToImport of the content that is left. */
function foreignPage(connection: Connection, entry: EntryProps, idsToImport: ReadonlySet<string>): string {
  const { id } = entry.sys;
  const harm = idsToImport.has(id)
    ? "elle a l’identifiant de la page à importer, qui resterait absente"
    : "deux pages de ce type arrêteraient le site";
  return `l’entrée ${webAppUrl(connection, `entries/${id}`)}, publiée avec le type ${typeIdOf(entry)}, mais presque sans ses champs obligatoires : ${harm}`;
}

/** @param idsToImport of the content. @param left the part of it that an import would write. */
export function findForeignItems(
  connection: Connection,
  { types }: ModelChanges,
  present: Present,
  idsToImport: ReadonlySet<string>,
  left: Unfinished | undefined,
): ForeignItems {
  const pages = present.entries.filter((entry) => {
    const page = singleTypes.find(({ id }) => id === typeIdOf(entry));
    return page && entry.sys.publishedVersion !== undefined && !fitsModel(page, entry);
  });
  const idsLeft = new Set(left?.entries.map(({ item }) => item.sys.id));
  const namesakes = present.namesakes.filter(({ sys }) => idsLeft.has(sys.id));
  return {
    types: types.flatMap((change) => foreignType(change, present.entries) ?? []),
    pages: pages.map((entry) => foreignPage(connection, entry, idsToImport)),
    namesakes: namesakes.map(
      (entry) =>
        `l’entrée ${webAppUrl(connection, `entries/${entry.sys.id}`)}, du type ${typeIdOf(entry)}, dont l’identifiant est celui d’une entrée à importer`,
    ),
  };
}
