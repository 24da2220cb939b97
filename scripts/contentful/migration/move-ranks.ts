import type { ContentType } from "../../../src/content/content-type";
import {
  linksByRank,
  listedIds,
  shownValue,
  withValue,
} from "../../../src/content/contentful/migration/entries";
import type { ListField } from "../../../src/content/contentful/migration/lists";
import { FORMER_RANK } from "../../../src/content/former-fields";
import type { Languages } from "../../../src/content/sources/contentful-languages";
import { hideField } from "./apply-types";
import { type Client, readEntries } from "./client";
import { updateEntry } from "./update-entry";

/**
 * Fills the list of each page with the entries of a type, in the order of their former rank, and then hides that rank. The rank
 * is hidden last, so that a migration that stopped before starts here again.
 * @returns whether there is a page, so that nothing has to be done by hand.
 */
export async function moveRanks(
  client: Client,
  type: ContentType,
  { owner, name }: ListField,
  languages: Languages,
): Promise<boolean> {
  const listed = await client.contentType.get({ contentTypeId: type.id });
  const ownerType = await client.contentType.get({ contentTypeId: owner.id });
  const links = linksByRank(await readEntries(client, type.id), listed, languages);
  const pages = await readEntries(client, owner.id);
  if (pages.length === 0 && links.length > 0) return false;
  for (const page of pages) {
    const isEmpty = listedIds(shownValue(page, ownerType, name, languages)).length === 0;
    if (isEmpty && links.length > 0)
      await updateEntry(client, page.sys.id, (entry) => withValue(entry, ownerType, name, links, languages));
  }
  await hideField(client, listed, FORMER_RANK);
  return true;
}
