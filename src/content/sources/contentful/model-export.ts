/** The model as Contentful's content types and their editors' forms. */
import type { Control, EditorInterfaceProps, GroupControl } from "contentful-management";

import { slugOf } from "../../../french/plain-letters";
import type { ContentType, Field } from "../../model/content-type";
import type { Validation } from "../../model/contentful-rules";
import { expectation, kinds } from "../../model/kinds";
import { singleTypes } from "../../model/registry";

const UNIQUE = { unique: true, message: "Attendu : un texte différent pour chaque entrée." };

interface ModelField {
  id: string;
  name: string;
  type: string;
  linkType?: "Asset";
  items?: { type: "Link"; linkType: "Entry"; validations: Validation[] };
  localized: boolean;
  required: boolean;
  /** True would keep the values out of the Delivery API's answers. */
  omitted: boolean;
  validations: Validation[];
}

/** The form in which editors fill in an entry. Without groups, it has neither layout nor group controls. */
interface EditorForm extends Pick<EditorInterfaceProps, "editorLayout" | "groupControls"> {
  controls: Control[];
}

export interface ModelType {
  contentType: {
    sys: { id: string; type: "ContentType" };
    name: string;
    description: string;
    displayField: string;
    fields: ModelField[];
  };
  editorInterface: EditorForm;
}

interface GroupedName {
  /** Undefined for a field that stands alone. */
  group?: string;
  name: string;
}

/** « FAQ : titre » is « Titre » in the group « FAQ », if another label of its type begins with « FAQ : ». */
function groupedName({ label }: Field, { fields }: ContentType): GroupedName {
  const [group = "", labelInGroup] = label.split(" : ");
  const labelsOfGroup = Object.values(fields).filter((other) => other.label.startsWith(`${group} : `));
  if (!labelInGroup || labelsOfGroup.length < 2) return { name: label };
  return { group, name: labelInGroup.charAt(0).toUpperCase() + labelInGroup.slice(1) };
}

function toField(owner: ContentType, id: string, field: Field): ModelField {
  const { kind, required, listedType } = field;
  const { type, linkType } = kinds[kind].contentful;
  // Contentful's web app shows the same words as the content check.
  const message = `Attendu : ${expectation(field)}.`;
  const validations: Validation[] = kinds[kind].validations(field).map((rule) => ({ message, ...rule }));
  if (id === owner.titleField && !singleTypes.includes(owner)) validations.push(UNIQUE);
  const result: ModelField = {
    id,
    name: groupedName(field, owner).name,
    type,
    // The space has one locale.
    localized: false,
    required,
    omitted: false,
    validations,
  };
  if (linkType) result.linkType = linkType;
  if (listedType)
    result.items = {
      type: "Link",
      linkType: "Entry",
      validations: [{ message, linkContentType: [listedType.id] }],
    };
  return result;
}

function settingsOf({ kind, help }: Field): NonNullable<Control["settings"]> {
  if (kind === "date") return { helpText: help, format: "dateonly" };
  if (kind === "entryList")
    return { helpText: help, showLinkEntityAction: true, showCreateEntityAction: true };
  return { helpText: help };
}

const toControl = (fieldId: string, field: Field): Control => ({
  fieldId,
  widgetNamespace: "builtin",
  widgetId: kinds[field.kind].contentful.widget,
  settings: settingsOf(field),
});

/** Contentful requires a tab around field sets. */
const TAB = { groupId: "contenu", name: "Contenu" };

const toGroupControl = (groupId: string, widgetId: "topLevelTab" | "fieldset"): GroupControl => ({
  groupId,
  widgetNamespace: "builtin",
  widgetId,
});

/** The editor's form of a type. In its tab, fields without a group come first. */
function toForm(type: ContentType): EditorForm {
  const controls = Object.entries(type.fields).map(([id, field]) => toControl(id, field));
  const fields = Object.entries(type.fields).map(([fieldId, field]) => ({
    fieldId,
    ...groupedName(field, type),
  }));
  const groups = new Set(fields.flatMap(({ group }) => group ?? []));
  if (groups.size === 0) return { controls };
  const itemsOf = (name: string | undefined) =>
    fields.filter(({ group }) => group === name).map(({ fieldId }) => ({ fieldId }));
  const fieldSets = [...groups].map((name) => ({ groupId: slugOf(name), name, items: itemsOf(name) }));
  return {
    controls,
    editorLayout: [{ ...TAB, items: [...itemsOf(undefined), ...fieldSets] }],
    groupControls: [
      toGroupControl(TAB.groupId, "topLevelTab"),
      ...fieldSets.map(({ groupId }) => toGroupControl(groupId, "fieldset")),
    ],
  };
}

export function toContentType(type: ContentType): ModelType {
  const fields = Object.entries(type.fields).map(([id, field]) => toField(type, id, field));
  return {
    contentType: {
      sys: { id: type.id, type: "ContentType" },
      name: type.label,
      description: type.help,
      displayField: type.titleField,
      fields,
    },
    editorInterface: toForm(type),
  };
}
