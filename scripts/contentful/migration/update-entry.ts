import { isPublishedUnchanged, type StoredEntry } from "../../../src/content/contentful/migration/entries";
import type { Client } from "./client";

/** Whether Contentful refuses to publish an entry, because a required field is empty or a value is not valid. */
const isRefused = (error: unknown) => error instanceof Error && /"status": 422\b/.test(error.message);

/**
 * Changes the fields of an entry. It is published again if what was published was its last draft, so that no draft is published
 * that an editor has not finished. If it is not complete, it stays a draft.
 */
export async function updateEntry(
  client: Client,
  entryId: string,
  change: (entry: StoredEntry) => StoredEntry["fields"],
): Promise<void> {
  const entry = await client.entry.get<StoredEntry["fields"]>({ entryId });
  const saved = await client.entry.update<StoredEntry["fields"]>(
    { entryId },
    { ...entry, fields: change(entry) },
  );
  if (!isPublishedUnchanged(entry)) return;
  await client.entry.publish({ entryId }, saved).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
}
