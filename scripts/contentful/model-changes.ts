/** The types of a space beside those of the model: what an import would change. */
import { isDeepStrictEqual } from "node:util";

import type { ContentTypeProps, EditorInterfaceProps } from "contentful-management";

import { contentTypes } from "../../src/content/model/registry";
import { type ModelType, toContentType } from "../../src/content/sources/contentful/model-export";
import { type ModelGap, modelGaps } from "../../src/content/sources/contentful/space-model";
import { typeUrl } from "../../src/content/sources/contentful/web-app";
import { answered, type Management } from "./management";
import type { Subject } from "./refused-writes";

/** A type that an import would write. */
export interface TypeChange {
  /** In French, a sentence each. */
  changes: readonly string[];
  type: ContentTypeProps;
  form: Omit<EditorInterfaceProps, "sys">;
  /** The space's type, if it has one. */
  own: ContentTypeProps | undefined;
}

export interface ModelChanges {
  /** Types that differ from the model. */
  types: readonly TypeChange[];
  /** Types of another project that have the id of one of ours. */
  foreign: readonly ContentTypeProps[];
  gaps: readonly ModelGap[];
}

/** Whether an import has written the type: its rules have messages that begin with « Attendu : », which Contentful’s own export keeps. */
function isOurs({ fields }: ContentTypeProps): boolean {
  const rules = fields.flatMap(({ validations = [], items }) => [
    ...validations,
    ...(items?.validations ?? []),
  ]);
  return rules.some(({ message }) => message?.startsWith("Attendu : "));
}

/** The object as the API would give it back, without undefined properties. */
const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Whether these values would change an object. Properties that only the object has do not count. */
const wouldChange = (object: object, values: object) =>
  !isDeepStrictEqual(asJson({ ...object, ...values }), asJson(object));

/** The space's type merged with the model: fields that only the space has stay. */
function mergeType(
  model: ModelType,
  own: ContentTypeProps,
  ownForm: EditorInterfaceProps,
  gaps: readonly ModelGap[],
): TypeChange {
  const { contentType, editorInterface } = model;
  const typeId = own.sys.id;
  const changes: string[] = [];
  const fields = new Map<string, object>(own.fields.map((field) => [field.id, field]));
  const controls = new Map<string, object>(ownForm.controls?.map((control) => [control.fieldId, control]));
  // An existing field keeps its `localized`, which is its editors' choice.
  for (const [index, { localized, ...rules }] of contentType.fields.entries()) {
    const { id, name, type } = rules;
    const ownField = own.fields.find((field) => field.id === id);
    const gap = gaps.find((each) => each.typeId === typeId && each.fieldId === id);
    // Contentful never changes the kind of a field. A short text in place of a long one serves as well.
    const hasOtherKind = ownField !== undefined && ownField.type !== type;
    if (hasOtherKind || gap?.cure === "by-hand") continue;
    const control = editorInterface.controls[index] ?? { fieldId: id };
    if (!ownField) changes.push(`Il manque le champ « ${name} » (${typeId}.${id}).`);
    else if (gap) changes.push(`À mettre à jour : ${gap.text}.`);
    else if (wouldChange(ownField, rules) || wouldChange(controls.get(id) ?? {}, control))
      changes.push(`À mettre à jour : le champ « ${name} » (${typeId}.${id}).`);
    fields.set(id, { localized, ...ownField, ...rules });
    controls.set(id, control);
  }
  const { editorLayout, groupControls } = editorInterface;
  if (wouldChange(ownForm, { editorLayout, groupControls }))
    changes.push(`À mettre à jour : les groupes du type « ${contentType.name} » (${typeId}).`);
  return {
    changes,
    type: { ...own, fields: [...fields.values()] as ContentTypeProps["fields"] },
    form: {
      ...ownForm,
      controls: [...controls.values()] as EditorInterfaceProps["controls"],
      editorLayout,
      groupControls,
    } as TypeChange["form"],
    own,
  };
}

/** A type that the space does not have, or has as a draft only. */
function newType({ contentType, editorInterface }: ModelType, own: ContentTypeProps | undefined): TypeChange {
  const { sys, name } = contentType;
  return {
    changes: [`Il manque le type « ${name} » (${sys.id}).`],
    type: { ...contentType, sys: { ...sys, ...own?.sys } } as ContentTypeProps,
    form: editorInterface,
    own,
  };
}

/** Reads the space's types. @throws with a French message. */
export async function readModelChanges(management: Management): Promise<ModelChanges> {
  const { client } = management;
  const { items } = await answered(management, client.contentType.getMany({ query: { limit: 1000 } }));
  // A type has no editor interface, and no entry, before it is published.
  const published = items.filter(({ sys }) => sys.publishedVersion);
  const gaps = modelGaps(published);
  const types: TypeChange[] = [];
  for (const model of contentTypes.map(toContentType)) {
    const { id } = model.contentType.sys;
    const own = items.find((type) => type.sys.id === id);
    if (!own?.sys.publishedVersion) {
      types.push(newType(model, own));
      continue;
    }
    // One request after the other, because Contentful limits the requests of a second.
    const form = await answered(management, client.editorInterface.get({ contentTypeId: id }));
    types.push(mergeType(model, own, form, gaps));
  }
  const foreign = types.flatMap(({ own }) => (own && !isOurs(own) ? own : []));
  return { types: types.filter(({ changes }) => changes.length > 0), foreign, gaps };
}

/** Writes and publishes types. @throws with a French message that names the type. */
export async function writeModel(management: Management, types: readonly TypeChange[]): Promise<void> {
  const { client } = management;
  for (const { type, form, own } of types) {
    const { id } = type.sys;
    const at = { contentTypeId: id };
    const subject: Subject = { kind: "type", name: `le type « ${type.name} » (${id})` };
    if (own) subject.url = typeUrl(management.connection, id);
    const updated = await answered(management, client.contentType.update(at, type), subject);
    await answered(management, client.contentType.publish(at, updated), subject);
    const { sys } = await answered(management, client.editorInterface.get(at), subject);
    await answered(management, client.editorInterface.update(at, { ...form, sys }), subject);
    console.log(`Type publié : ${type.name}`);
  }
}
