import type { ContentType } from "../../../src/content/content-type";
import { withCopiedValue } from "../../../src/content/contentful/migration/entries";
import type { Rename } from "../../../src/content/contentful/migration/merge-type";
import type { Languages } from "../../../src/content/sources/contentful-languages";
import { hideField } from "./apply-types";
import { type Client, readEntries } from "./client";
import { updateEntry } from "./update-entry";

/**
 * Copies the values of a field into the field that has its present name, where that is empty, and then hides the former one. It
 * is hidden last, so that a migration that stopped before starts here again.
 */
export async function copyValues(
  client: Client,
  { id }: ContentType,
  rename: Rename,
  languages: Languages,
): Promise<void> {
  const type = await client.contentType.get({ contentTypeId: id });
  for (const entry of await readEntries(client, id)) {
    const isCopied = withCopiedValue(entry, type, rename, languages) === entry.fields;
    if (!isCopied)
      await updateEntry(client, entry.sys.id, (latest) => withCopiedValue(latest, type, rename, languages));
  }
  await hideField(client, type, rename.from);
}
