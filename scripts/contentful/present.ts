/** What a space already has of the site, and what another project has put there. */
import type { AssetProps, ContentTypeProps, EntryProps } from "contentful-management";

import type { ContentType } from "../../src/content/model/content-type";
import { contentTypes, singleTypes, typeWithId } from "../../src/content/model/registry";
import { readAll } from "../../src/content/sources/contentful-readings";
import { counted, isText } from "../../src/content/values";
import { answered, entryUrl, type Management } from "./management";
import type { ModelChanges, TypeChange } from "./model-changes";
import type { ContentfulSpace } from "./space";

/** Items per page, and ids per request. */
const PAGE = 100;

/** Items of the space that an import could meet. */
export interface Present {
  /** The space has no entry of any type. */
  isEmpty: boolean;
  /** Entries of the site's types. */
  entries: readonly EntryProps[];
  /** Entries of other types that have the ids of entries to import. */
  namesakes: readonly EntryProps[];
  /** Pictures with the ids of pictures to import. */
  assets: readonly AssetProps[];
}

export const typeIdOf = ({ sys }: { sys: { contentType: { sys: { id: string } } } }) =>
  sys.contentType.sys.id;

/** Cuts ids into lists that fit into the query of a request. */
const inChunks = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, index) =>
    ids.slice(index * PAGE, (index + 1) * PAGE),
  );

/** All entries that a query finds. */
const readEntries = (management: Management, filter: object) =>
  readAll<EntryProps>(PAGE, (window) => {
    const query = { order: "sys.id", ...filter, ...window };
    return answered(management, management.client.entry.getMany({ query }));
  });

/** Entries of other types that have the ids of entries to import. */
async function readNamesakes(
  management: Management,
  toImport: ContentfulSpace["entries"],
): Promise<EntryProps[]> {
  const typeIds = new Map(toImport.map((entry) => [entry.sys.id, typeIdOf(entry)]));
  const withOurIds: EntryProps[] = [];
  for (const ids of inChunks([...typeIds.keys()])) {
    const found = await readEntries(management, { "sys.id[in]": ids.join(",") });
    withOurIds.push(...found);
  }
  return withOurIds.filter((entry) => typeIds.get(entry.sys.id) !== typeIdOf(entry));
}

/** Pictures that have the ids of pictures to import. */
async function readPictures(
  management: Management,
  toImport: ContentfulSpace["assets"],
): Promise<AssetProps[]> {
  const pictures: AssetProps[] = [];
  for (const ids of inChunks(toImport.map(({ sys }) => sys.id))) {
    const query = { "sys.id[in]": ids.join(","), limit: PAGE };
    const found = await answered(management, management.client.asset.getMany({ query }));
    pictures.push(...found.items);
  }
  return pictures;
}

/** @param space the items to import. @throws with a French message. */
export async function readPresent(management: Management, space: ContentfulSpace): Promise<Present> {
  const { total } = await answered(management, management.client.entry.getMany({ query: { limit: 1 } }));
  const typeIds = contentTypes.map(({ id }) => id).join(",");
  return {
    isEmpty: total === 0,
    entries: await readEntries(management, { "sys.contentType.sys.id[in]": typeIds }),
    namesakes: await readNamesakes(management, space.entries),
    assets: await readPictures(management, space.assets),
  };
}

/** Whether the import has written a type: it gives each rule a message that begins with « Attendu : », which no other project has by chance. */
function isOwnType({ fields }: ContentTypeProps): boolean {
  const rules = fields.flatMap(({ validations, items }) => [
    ...(validations ?? []),
    ...(items?.validations ?? []),
  ]);
  return rules.some(({ message }) => isText(message) && message.startsWith("Attendu : "));
}

/** Whether an entry has values for at least half of the required fields: a new field of the model does not make it foreign. */
function fitsModel(type: ContentType, { fields }: EntryProps): boolean {
  const required = Object.entries(type.fields).filter(([, field]) => field.required);
  const filled = required.filter(([name]) => fields[name] !== undefined);
  return filled.length * 2 >= required.length;
}

const isPublished = ({ sys }: EntryProps) => sys.publishedVersion !== undefined;

/** Whether the import of a page is complete: it publishes a page last, after all that the page lists. Editors may have unpublished it since. */
export const isPageComplete = (page: ContentType, { entries }: Present) =>
  entries.some(
    (entry) => typeIdOf(entry) === page.id && Boolean(entry.sys.firstPublishedAt) && fitsModel(page, entry),
  );

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
    `qui a ${counted(entriesOfType.length, "entrée")} : ${counted(changes.length, "changement")}`;
  if (addedRequired.length === 0) return about;
  const plural = addedRequired.length > 1 ? "s" : "";
  return `${about}, dont ${counted(addedRequired.length, "champ")} obligatoire${plural} en plus, sans quoi ses entrées ne se publieraient plus`;
}

/** Types and entries of another project that are in the way, in French. */
export function foreignItems(management: Management, { types }: ModelChanges, present: Present): string[] {
  const foreignTypes = types.flatMap((change) => foreignType(change, present.entries) ?? []);
  const pages = singleTypes.flatMap((page) =>
    present.entries.filter(
      (entry) => typeIdOf(entry) === page.id && isPublished(entry) && !fitsModel(page, entry),
    ),
  );
  const foreignPages = pages.map(
    (entry) =>
      `l’entrée ${entryUrl(management, entry.sys.id)}, publiée avec le type ${typeIdOf(entry)}, mais presque sans ses champs obligatoires : deux pages de ce type arrêteraient le site`,
  );
  const namesakes = present.namesakes.map(
    (entry) =>
      `l’entrée ${entryUrl(management, entry.sys.id)}, du type ${typeIdOf(entry)}, dont l’identifiant est celui d’une entrée à importer`,
  );
  return [...foreignTypes, ...foreignPages, ...namesakes];
}
