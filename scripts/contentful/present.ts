/** What a space already has. */
import type { AssetProps, EntryProps } from "contentful-management";

import { readAll } from "../../src/content/sources/contentful/read-all";
import type { ContentfulSpace } from "../../src/content/sources/contentful/space";
import { answered, type Management } from "./management";

/** Items per page: of entries without values, and of assets. */
const MOST_ENTRIES = 1000;
const PAGE = 100;

/** An entry without its values. */
export type PresentEntry = Pick<EntryProps, "sys">;

export interface Present {
  /** Of all types, also those of another project. */
  entries: readonly PresentEntry[];
  assets: readonly AssetProps[];
}

export const typeIdOf = ({ sys }: { sys: { contentType: { sys: { id: string } } } }) =>
  sys.contentType.sys.id;

/** @throws with a French message. */
export async function readPresent(management: Management): Promise<Present> {
  const { entry, asset } = management.client;
  const order = "sys.id";
  return {
    entries: await readAll<PresentEntry>(MOST_ENTRIES, (window) =>
      answered(management, entry.getMany({ query: { select: "sys", order, ...window } })),
    ),
    assets: await readAll<AssetProps>(PAGE, (window) =>
      answered(management, asset.getMany({ query: { order, ...window } })),
    ),
  };
}

/** Entries of another type with the id of an entry to import, which Contentful would refuse halfway. */
export function foreignEntries(
  { entries }: Present,
  toImport: ContentfulSpace["entries"],
): readonly PresentEntry[] {
  const typeIds = new Map(toImport.map((entry) => [entry.sys.id, typeIdOf(entry)]));
  return entries.filter((entry) => {
    const typeId = typeIds.get(entry.sys.id);
    return typeId !== undefined && typeId !== typeIdOf(entry);
  });
}
