/** The model in a space: its types, and their editors' forms. */
import type { ContentTypeProps, EditorInterfaceProps } from "contentful-management";

import { contentTypes } from "../../src/content/model/registry";
import { type ModelType, toContentType } from "../../src/content/sources/contentful/model-export";
import { typeOfField } from "../../src/content/sources/contentful/space-model";
import { typeUrl } from "../../src/content/sources/contentful/web-app";
import { answered, type Management, type Subject } from "./management";

/** All types of a space. @throws with a French message. */
export async function readTypes(management: Management): Promise<readonly ContentTypeProps[]> {
  const { client } = management;
  return (await answered(management, client.contentType.getMany({ query: { limit: 1000 } }))).items;
}

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

type Fields = ModelType["contentType"]["fields"];

/** Contentful never changes the type of a field: one that has another type in the space stays as it is. */
const fieldsToWrite = (fields: Fields, own: ContentTypeProps | undefined): Fields =>
  fields.filter((field) => {
    const ownField = own?.fields.find(({ id }) => id === field.id);
    return !ownField || typeOfField(ownField) === typeOfField(field);
  });

/** The type with the model's fields. Fields that only the space has stay. */
function withFields(
  contentType: ModelType["contentType"],
  fields: Fields,
  own: ContentTypeProps | undefined,
): ContentTypeProps {
  const merged = new Map<string, object>(own?.fields.map((field) => [field.id, field]));
  // An existing field keeps its `localized`, which is its editors' choice.
  for (const { localized, ...field } of fields)
    merged.set(field.id, { localized, ...merged.get(field.id), ...field });
  return { ...contentType, ...own, fields: [...merged.values()] } as ContentTypeProps;
}

/** The form with the model's groups, and its inputs of these fields. */
function withInputs(
  { controls, editorLayout, groupControls }: ModelType["editorInterface"],
  fields: Fields,
  own: EditorInterfaceProps,
): EditorInterfaceProps {
  const merged = new Map<string, object>(own.controls?.map((control) => [control.fieldId, control]));
  for (const control of controls)
    if (fields.some(({ id }) => id === control.fieldId)) merged.set(control.fieldId, control);
  return { ...own, controls: [...merged.values()], editorLayout, groupControls } as EditorInterfaceProps;
}

/** Writes and publishes the types of the model. @param types of the space. @throws with a French message that names the type. */
export async function writeModel(management: Management, types: readonly ContentTypeProps[]): Promise<void> {
  const { client, connection } = management;
  for (const { contentType, editorInterface } of contentTypes.map(toContentType)) {
    const { name, sys } = contentType;
    const own = types.find((type) => type.sys.id === sys.id);
    const fields = fieldsToWrite(contentType.fields, own);
    const at = { contentTypeId: sys.id };
    const subject: Subject = {
      name: `le type « ${name} » (${sys.id})`,
      url: typeUrl(connection, sys.id),
    };
    const type = withFields(contentType, fields, own);
    const updated = await answered(management, client.contentType.update(at, type), subject);
    await answered(management, client.contentType.publish(at, updated), subject);
    // A type has a form once it is published.
    const form = await answered(management, client.editorInterface.get(at), subject);
    const inputs = withInputs(editorInterface, fields, form);
    await answered(management, client.editorInterface.update(at, inputs), subject);
    console.log(`Type publié : ${name}`);
  }
}
