import { isSame } from "./same";
import type { StoredControl, StoredField, StoredType } from "./stored-space";

const quoted = (text: string) => `« ${text} »`;

/** Describes in French what changes in a field, or returns nothing. */
function fieldChanges(before: StoredField, after: StoredField): string[] {
  const rules = ({ validations = [], items }: StoredField) => [validations, items?.validations ?? []];
  return [
    ...(before.name === after.name ? [] : [`son nom (avant : ${quoted(before.name)})`]),
    ...(before.required === after.required ? [] : [after.required ? "obligatoire" : "facultatif"]),
    ...(isSame(rules(before), rules(after)) ? [] : ["ses règles de saisie"]),
    ...(before.disabled && !after.disabled ? ["de nouveau modifiable"] : []),
    ...(before.omitted && !after.omitted ? ["de nouveau livré au site"] : []),
  ];
}

/** Describes in French what changes in a field's input, or returns nothing. */
function controlChanges(before: StoredControl | undefined, after: StoredControl): string[] {
  const { helpText, ...others } = before?.settings ?? {};
  const { helpText: newHelpText, ...newOthers } = after.settings ?? {};
  const input = (control: StoredControl | undefined, settings: object) => [
    control?.widgetNamespace,
    control?.widgetId,
    settings,
  ];
  return [
    ...(isSame(helpText, newHelpText) ? [] : ["son texte d’aide"]),
    ...(isSame(input(before, others), input(after, newOthers)) ? [] : ["son champ de saisie"]),
  ];
}

/** What changes in one field, with its input. */
export function changesOf(
  before: StoredField,
  after: StoredField,
  inputBefore: StoredControl | undefined,
  inputAfter: StoredControl | undefined,
): string[] {
  return [...fieldChanges(before, after), ...(inputAfter ? controlChanges(inputBefore, inputAfter) : [])];
}

const idsIn = (fields: readonly StoredField[], among: readonly StoredField[]) =>
  fields.map(({ id }) => id).filter((id) => among.some((field) => field.id === id));

/** Describes in French what changes in a type itself. */
export function typeChanges(before: StoredType, after: StoredType): string[] {
  const isSorted = isSame(idsIn(before.fields, after.fields), idsIn(after.fields, before.fields));
  return [
    ...(before.name === after.name ? [] : [`changer le nom du type (avant : ${quoted(before.name)})`]),
    ...((before.description ?? "") === (after.description ?? "") ? [] : ["changer la description du type"]),
    ...(before.displayField === after.displayField
      ? []
      : [`prendre le champ ${after.displayField ?? ""} comme titre des entrées`]),
    ...(isSorted ? [] : ["ranger les champs dans l’ordre du modèle"]),
  ];
}
