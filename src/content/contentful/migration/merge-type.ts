import type { ContentType } from "../../content-type";
import { describeField } from "../../field";
import { toContentType, toEditorInterface } from "../content-types";
import type { StoredControl, StoredField, StoredForm, StoredType } from "./stored-space";

/** A field that the model has renamed. */
export interface Rename {
  from: string;
  to: string;
}

/** The fields that the space has under their former names. */
const formerFields = ({ fields }: ContentType, stored: StoredType) =>
  Object.entries(fields).flatMap(([to, field]) => {
    const before = stored.fields.find(({ id }) => id === describeField(field).formerly);
    const after = stored.fields.find(({ id }) => id === to);
    return before ? [{ from: before.id, to, before, after }] : [];
  });

/** The fields of a type that the space has only under their former names. */
export const renamesOf = (type: ContentType, stored: StoredType): Rename[] =>
  formerFields(type, stored).flatMap(({ from, to, after }) => (after ? [] : [{ from, to }]));

/** The fields that the space has under both names. The former one still has values, until it is hidden. */
export const copiesOf = (type: ContentType, stored: StoredType): Rename[] =>
  formerFields(type, stored).flatMap(({ from, to, before, after }) =>
    after && !before.omitted && typeInWords(before) === typeInWords(after) ? [{ from, to }] : [],
  );

/** Gives the fields their present names. */
export const renamed = (fields: readonly StoredField[], renames: readonly Rename[]): StoredField[] =>
  fields.map((field) => ({ ...field, id: renames.find(({ from }) => from === field.id)?.to ?? field.id }));

/** The type of a field, which Contentful never changes: `Symbol`, `Link Asset`, `Array Link Entry`. */
export const typeInWords = ({ type, linkType, items }: StoredField): string =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(" ");

/**
 * A field with the model's name and rules. What the space decides stays: whether it is localized, and its default value.
 * A field of another type stays as it is.
 */
function mergeField(stored: StoredField, wanted: StoredField): StoredField {
  if (typeInWords(stored) !== typeInWords(wanted)) return stored;
  const { localized } = stored;
  return { ...stored, ...wanted, localized };
}

/**
 * Sorts fields as the model does. A field that is not of the model stays behind the one that it follows in the space.
 * @param names the names of the model's fields, in order.
 */
function inModelOrder(fields: readonly StoredField[], names: readonly string[]): StoredField[] {
  const groups = new Map<string, StoredField[]>([["", []]]);
  let group = "";
  for (const field of fields) {
    if (names.includes(field.id)) group = field.id;
    groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  return ["", ...names].flatMap((name) => groups.get(name) ?? []);
}

/** A type of the space as it will be: the model's fields, rules and names, and the fields that only the space has. */
export function mergeType(type: ContentType, stored: StoredType): StoredType {
  const { fields: wanted, name, description, displayField } = toContentType(type);
  const present = renamed(stored.fields, renamesOf(type, stored));
  const merged = present.map((field) => {
    const own = wanted.find(({ id }) => id === field.id);
    return own ? mergeField(field, own) : field;
  });
  const missing = wanted.filter(({ id }) => !present.some((field) => field.id === id));
  const names = wanted.map(({ id }) => id);
  return {
    sys: stored.sys,
    name,
    description,
    displayField,
    fields: inModelOrder([...merged, ...missing], names),
  };
}

/** An input with the model's help text. A team that has chosen an input of an app keeps it. */
function mergeControl(stored: StoredControl | undefined, wanted: StoredControl): StoredControl {
  const { widgetNamespace = "builtin", settings } = stored ?? {};
  if (stored && widgetNamespace !== "builtin") return stored;
  return { ...wanted, settings: { ...settings, ...wanted.settings } };
}

/** The inputs of a type's form as they will be. Inputs of fields that the type does not have are left out. */
export function mergeControls(
  type: ContentType,
  { fields }: StoredType,
  form: StoredForm | undefined,
): StoredControl[] {
  const stored = form?.controls ?? [];
  const wanted = toEditorInterface(type).controls;
  return fields.flatMap(({ id }) => {
    const control = stored.find(({ fieldId }) => fieldId === id);
    const own = wanted.find(({ fieldId }) => fieldId === id);
    if (own) return [mergeControl(control, own)];
    return control ? [control] : [];
  });
}
