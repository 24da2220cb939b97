/** What a space already has of the items to import. */
import type { AssetProps, EntryProps } from "contentful-management";

import type { ContentType } from "../../src/content/model/content-type";
import { contentTypes } from "../../src/content/model/registry";
import { readAll } from "../../src/content/sources/contentful-readings";
import { answered, type Management } from "./management";
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

/** Whether an entry has values for at least half of the required fields: a new field of the model does not make it foreign. */
export function fitsModel(type: ContentType, { fields }: EntryProps): boolean {
  const required = Object.entries(type.fields).filter(([, field]) => field.required);
  const filled = required.filter(([name]) => fields[name] !== undefined);
  return filled.length * 2 >= required.length;
}

/** Whether the import of a page is complete: it publishes a page last, after all that the page lists. Editors may have unpublished it since. */
export const isPageComplete = (page: ContentType, { entries }: Present) =>
  entries.some(
    (entry) => typeIdOf(entry) === page.id && Boolean(entry.sys.firstPublishedAt) && fitsModel(page, entry),
  );
