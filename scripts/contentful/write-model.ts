/** The model in a space: its types, and their editors' forms. */
import type { ContentTypeProps, EditorInterfaceProps } from "contentful-management";

import { contentTypes } from "../../src/content/model/registry";
import { type ModelType, toContentType } from "../../src/content/sources/contentful/model-export";
import { typeUrl } from "../../src/content/sources/contentful/web-app";
import { type Management, savedItem, type Subject } from "./management";

/** Whether an import has written the type: its rules have messages that begin with « Attendu : », which Contentful’s own export keeps. */
function isOurs({ fields }: ContentTypeProps): boolean {
  const rules = fields.flatMap(({ validations = [], items }) => [
    ...validations,
    ...(items?.validations ?? []),
  ]);
  return rules.some(({ message }) => message?.startsWith("Attendu : "));
}

/** Types of another project that have the id of one of ours. */
export const foreignTypes = (types: readonly ContentTypeProps[]) =>
  types.filter((type) => contentTypes.some(({ id }) => id === type.sys.id) && !isOurs(type));

/**
 * The model's type. Fields that only the space has stay. @param present the type that the space has, if any.
 */
function withFields(
  contentType: ModelType["contentType"],
  present: ContentTypeProps | undefined,
): ContentTypeProps {
  const merged = new Map<string, object>(present?.fields.map((field) => [field.id, field]));
  // An existing field keeps its `localized`, which is its editors' choice, and its `type`, which Contentful never changes.
  for (const { localized, type, ...field } of contentType.fields)
    merged.set(field.id, { localized, type, ...merged.get(field.id), ...field });
  return { ...contentType, ...present, fields: [...merged.values()] } as ContentTypeProps;
}

/** The form with the model's groups and inputs. @param present the form that the space has. */
function withInputs(
  { controls, editorLayout, groupControls }: ModelType["editorInterface"],
  present: EditorInterfaceProps,
): EditorInterfaceProps {
  const merged = new Map<string, object>(present.controls?.map((control) => [control.fieldId, control]));
  for (const control of controls) merged.set(control.fieldId, control);
  return { ...present, controls: [...merged.values()], editorLayout, groupControls } as EditorInterfaceProps;
}

/** Writes and publishes the types of the model. @param types of the space. @throws with a French message that names the type. */
export async function writeModel(
  { client, connection }: Management,
  types: readonly ContentTypeProps[],
): Promise<void> {
  for (const { contentType, editorInterface } of contentTypes.map(toContentType)) {
    const { name, sys } = contentType;
    const present = types.find((type) => type.sys.id === sys.id);
    const ids = { contentTypeId: sys.id };
    const subject: Subject = { name: `le type « ${name} » (${sys.id})`, url: typeUrl(connection, sys.id) };
    const updated = await savedItem(
      client.contentType.update(ids, withFields(contentType, present)),
      subject,
    );
    await savedItem(client.contentType.publish(ids, updated), subject);
    // A type has a form once it is published.
    const form = await savedItem(client.editorInterface.get(ids), subject);
    await savedItem(client.editorInterface.update(ids, withInputs(editorInterface, form)), subject);
    console.log(`Type publié : ${name}`);
  }
}
