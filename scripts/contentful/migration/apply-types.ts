import type { ContentTypeProps, Control } from "contentful-management";

import { renamedForm } from "../../../src/content/contentful/migration/form-fields";
import type { Rename } from "../../../src/content/contentful/migration/merge-type";
import type { TypeMigration } from "../../../src/content/contentful/migration/plan";
import { isSame } from "../../../src/content/contentful/migration/same";
import type { StoredType } from "../../../src/content/contentful/migration/stored-space";
import type { Client } from "./client";

/** The model has fewer kinds of types, fields and inputs than Contentful, so that its own are Contentful's. */
const asSent = ({ name, description = "", displayField = "", fields }: StoredType) =>
  ({ name, description, displayField, fields }) as Pick<
    ContentTypeProps,
    "name" | "description" | "displayField" | "fields"
  >;

/** Saves a type and activates it, because a saved type alone changes nothing for entries. */
export async function saveType(client: Client, type: ContentTypeProps): Promise<ContentTypeProps> {
  const params = { contentTypeId: type.sys.id };
  return client.contentType.publish(params, await client.contentType.update(params, type));
}

/** Hides a field from editors and from the site. Its values stay. */
export const hideField = (client: Client, type: ContentTypeProps, fieldId: string) =>
  saveType(client, {
    ...type,
    fields: type.fields.map((field) =>
      field.id === fieldId ? { ...field, required: false, disabled: true, omitted: true } : field,
    ),
  });

/**
 * Renames fields. Contentful keeps all their values, published and not, and publishes nothing.
 * @see https://github.com/contentful/contentful-management.js/issues/1168
 */
const renameFields = (client: Client, type: ContentTypeProps, renames: readonly Rename[]) =>
  saveType(client, {
    ...type,
    fields: type.fields.map((field) => {
      const rename = renames.find(({ from }) => from === field.id);
      return rename ? { ...field, newId: rename.to } : field;
    }),
  });

async function applyForm(client: Client, { type, target, controls }: TypeMigration): Promise<void> {
  const params = { contentTypeId: type.id };
  const form = renamedForm(type, target, await client.editorInterface.get(params));
  await client.editorInterface.update(params, { ...form, controls: controls as Control[] });
}

/**
 * Applies the plan of one type: the type, then its form.
 * @param stored the type as the plan has read it. If it has changed since, Contentful refuses the migration.
 */
export async function applyType(
  client: Client,
  migration: TypeMigration,
  stored: ContentTypeProps | undefined,
): Promise<void> {
  const { type, target, renames } = migration;
  const params = { contentTypeId: type.id };
  if (!stored) {
    await client.contentType.publish(params, await client.contentType.createWithId(params, asSent(target)));
  } else {
    const current = renames.length > 0 ? await renameFields(client, stored, renames) : stored;
    const isActive = current.sys.version === (current.sys.publishedVersion ?? NaN) + 1;
    if (!isActive || !isSame(asSent(current), asSent(target)))
      await saveType(client, { ...current, ...asSent(target) });
  }
  await applyForm(client, migration);
}
