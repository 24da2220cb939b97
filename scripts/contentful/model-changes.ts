/** The types of a space beside those of the model: what an import would change. */
import { isDeepStrictEqual } from "node:util";

import type { ContentTypeProps, EditorInterfaceProps } from "contentful-management";

import { contentTypes } from "../../src/content/model/registry";
import { type ModelGap, modelGaps } from "../../src/content/sources/space-model";
import { answered, type Management } from "./management";
import { type ModelType, toContentType } from "./model-export";

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
  gaps: readonly ModelGap[];
}

/** As the API would give it back: without undefined properties. */
const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Whether these values would change an object. Properties that only the object has do not count. */
const differs = (old: object, values: object) =>
  !isDeepStrictEqual(asJson({ ...old, ...values }), asJson(old));

/** The space's type merged with the model. */
function renewed(
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
  for (const [index, { localized, ...rules }] of contentType.fields.entries()) {
    const { id, name, type } = rules;
    const gap = gaps.find((each) => each.typeId === typeId && each.fieldId === id);
    const present = own.fields.find((field) => field.id === id);
    // Contentful never changes the kind of a field. A short text in place of a long one serves as well.
    if (gap?.cure === "by-hand" || (present && present.type !== type)) continue;
    const control = editorInterface.controls[index] ?? { fieldId: id };
    if (!present) changes.push(`Il manque le champ « ${name} » (${typeId}.${id}).`);
    else if (differs(present, rules) || differs(controls.get(id) ?? {}, control))
      changes.push(`À mettre à jour : le champ « ${name} » (${typeId}.${id}).`);
    fields.set(id, { localized, ...present, ...rules });
    controls.set(id, control);
  }
  const { editorLayout, groupControls } = editorInterface;
  if (differs(ownForm, { editorLayout, groupControls }))
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

/** Reads the space's types. @throws with a French message. */
export async function readModelChanges(management: Management): Promise<ModelChanges> {
  const { client } = management;
  const { items } = await answered(management, client.contentType.getMany({ query: { limit: 1000 } }));
  // A type has no editor interface, and no entry, before it is published.
  const published = items.filter(({ sys }) => sys.publishedVersion);
  const gaps = modelGaps(published);
  const types: TypeChange[] = [];
  for (const model of contentTypes.map(toContentType)) {
    const { sys, name } = model.contentType;
    const own = items.find((type) => type.sys.id === sys.id);
    if (own?.sys.publishedVersion) {
      // One at a time: Contentful limits the requests of a second.
      const form = await answered(management, client.editorInterface.get({ contentTypeId: sys.id }));
      types.push(renewed(model, own, form, gaps));
    } else {
      types.push({
        changes: [`Il manque le type « ${name} » (${sys.id}).`],
        type: { ...model.contentType, sys: { ...sys, ...own?.sys } } as ContentTypeProps,
        form: model.editorInterface,
        own,
      });
    }
  }
  return { types: types.filter(({ changes }) => changes.length > 0), gaps };
}

/** Writes and publishes types. @throws with a French message that names the type. */
export async function writeModel(management: Management, types: readonly TypeChange[]): Promise<void> {
  const { client } = management;
  for (const { type, form } of types) {
    const at = { contentTypeId: type.sys.id };
    const subject = `le type « ${type.name} » (${type.sys.id})`;
    const updated = await answered(management, client.contentType.update(at, type), subject);
    await answered(management, client.contentType.publish(at, updated), subject);
    const { sys } = await answered(management, client.editorInterface.get(at), subject);
    await answered(management, client.editorInterface.update(at, { ...form, sys }), subject);
    console.log(`Type publié : ${type.name}`);
  }
}
