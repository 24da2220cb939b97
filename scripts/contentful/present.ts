/** What a space already has of the site, and what another project has put there. */
import type { AssetProps, ContentTypeProps, EntryProps } from "contentful-management";

import type { ContentType } from "../../src/content/model/content-type";
import { contentTypes, singleTypes, typeWithId } from "../../src/content/model/registry";
import { readAll } from "../../src/content/sources/contentful-readings";
import { counted, isText } from "../../src/content/values";
import { answered, entryUrl, type Management } from "./management";
import type { ModelChanges, TypeChange } from "./model-changes";
import type { ContentfulSpace } from "./space";

/** Items of a page. */
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

/** @throws with a French message. */
export async function readPresent(management: Management, space: ContentfulSpace): Promise<Present> {
  const { client } = management;
  const entriesWith = (filter: object) =>
    readAll<EntryProps>(PAGE, (window) =>
      answered(management, client.entry.getMany({ query: { order: "sys.id", ...filter, ...window } })),
    );
  const types = contentTypes.map(({ id }) => id).join(",");
  const all = await answered(management, client.entry.getMany({ query: { limit: 1 } }));
  const entries = await entriesWith({ "sys.contentType.sys.id[in]": types });
  const withOurIds: EntryProps[] = [];
  for (const ids of inChunks(space.entries.map(({ sys }) => sys.id)))
    withOurIds.push(...(await entriesWith({ "sys.id[in]": ids.join(",") })));
  const assets: AssetProps[] = [];
  for (const ids of inChunks(space.assets.map(({ sys }) => sys.id))) {
    const query = { "sys.id[in]": ids.join(","), limit: PAGE };
    assets.push(...(await answered(management, client.asset.getMany({ query }))).items);
  }
  const typeIds = new Map(space.entries.map((entry) => [entry.sys.id, typeIdOf(entry)]));
  const namesakes = withOurIds.filter((entry) => typeIds.get(entry.sys.id) !== typeIdOf(entry));
  return { isEmpty: all.total === 0, entries, namesakes, assets };
}

/** The import gives a message of this form to each rule, so a type with one was written by it. No other project has such a message by chance. */
const isOwnType = ({ fields }: ContentTypeProps) =>
  fields.some(({ validations, items }) =>
    [...(validations ?? []), ...(items?.validations ?? [])].some(
      ({ message }) => isText(message) && message.startsWith("Attendu : "),
    ),
  );

/** Whether an entry has values for at least half of the required fields: a new field of the model does not make it foreign. */
function fitsModel(type: ContentType, { fields }: EntryProps): boolean {
  const required = Object.entries(type.fields).filter(([, field]) => field.required);
  const filled = required.filter(([name]) => fields[name] !== undefined);
  return filled.length * 2 >= required.length;
}

const isPublished = ({ sys }: EntryProps) => sys.publishedVersion !== undefined;

/** A page was published by this site, now or earlier. A page is published after all that it lists: its import is complete. */
export const isPageComplete = (page: ContentType, { entries }: Present) =>
  entries.some(
    (entry) => typeIdOf(entry) === page.id && Boolean(entry.sys.firstPublishedAt) && fitsModel(page, entry),
  );

/** « le type « Service » (service, « Prestation » sur ce site), qui a 3 entrées : 5 changements » */
function foreignType({ own, type, changes }: TypeChange, entries: readonly EntryProps[]): string | undefined {
  if (!own || isOwnType(own)) return undefined;
  const count = entries.filter((entry) => typeIdOf(entry) === own.sys.id).length;
  const label = typeWithId(own.sys.id)?.label ?? type.name;
  const known = own.fields.map(({ id }) => id);
  const added = type.fields.filter(({ id, required }) => required && !known.includes(id));
  const changed = counted(changes.length, "changement");
  const about = `le type « ${own.name} » (${own.sys.id}, « ${label} » sur ce site), qui a ${counted(count, "entrée")} : ${changed}`;
  if (added.length === 0) return about;
  const plural = added.length > 1 ? "s" : "";
  return `${about}, dont ${counted(added.length, "champ")} obligatoire${plural} en plus, sans quoi ses entrées ne se publieraient plus`;
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
