import type { ContentTypeProps } from "contentful-management";

import { withoutField } from "../../../src/content/contentful/migration/form-fields";
import type { Loss } from "../../../src/content/contentful/migration/losses";
import { isSame } from "../../../src/content/contentful/migration/same";
import { saveType } from "./apply-types";
import type { Client } from "./client";

/**
 * Deletes a field with its values, its input and its place in the form's tabs. Contentful deletes only a field that the active
 * type no longer delivers.
 */
export async function deleteField(client: Client, { typeId, fieldId }: Loss): Promise<void> {
  const params = { contentTypeId: typeId };
  const { displayField, ...others } = await client.contentType.get(params);
  // Contentful keeps a field that is the title of entries. A type needs none, and the migration gives it one again.
  const type = (displayField === fieldId ? others : { ...others, displayField }) as ContentTypeProps;
  const changed = (change: object) =>
    type.fields.map((field) => (field.id === fieldId ? { ...field, ...change } : field));
  const omitted = await saveType(client, { ...type, fields: changed({ omitted: true, required: false }) });
  await saveType(client, { ...omitted, fields: changed({ omitted: true, required: false, deleted: true }) });
  const form = await client.editorInterface.get(params);
  const left = withoutField(form, fieldId);
  if (!isSame(left, form)) await client.editorInterface.update(params, left);
}
