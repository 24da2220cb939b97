import { anchorOf } from "../../src/content/links";
import type { ContentType, Field } from "../../src/content/model/content-type";
import { expectation, kinds, type Validation } from "../../src/content/model/kinds";
import { singleTypes } from "../../src/content/model/registry";

const UNIQUE = { unique: true, message: "Attendu : un texte différent pour chaque entrée." };

function toField(owner: ContentType, id: string, field: Field) {
  const { kind, required, listedType } = field;
  const { type, linkType } = kinds[kind].contentful;
  // Contentful's web app shows the wording of the content check.
  const validations = (rules: readonly Validation[]) =>
    rules.map((rule) => ({ message: `Attendu : ${expectation(field)}.`, ...rule }));
  const isUnique = id === owner.titleField && !singleTypes.includes(owner);
  return {
    id,
    name: groupOf(field, owner).name,
    type,
    ...(linkType && { linkType }),
    ...(listedType && {
      items: {
        type: "Link",
        linkType: "Entry",
        validations: validations([{ linkContentType: [listedType.id] }]),
      },
    }),
    // The space has one locale.
    localized: false,
    required,
    validations: validations([...kinds[kind].validations(field), ...(isUnique ? [UNIQUE] : [])]),
  };
}

const toControl = (fieldId: string, { kind, help }: Field) => ({
  fieldId,
  widgetNamespace: "builtin",
  widgetId: kinds[kind].contentful.widget,
  settings: {
    helpText: help,
    ...(kind === "date" && { format: "dateonly" }),
    ...(kind === "entryList" && { showLinkEntityAction: true, showCreateEntityAction: true }),
  },
});

/** Contentful requires a tab around field sets. */
const TAB = { groupId: "contenu", name: "Contenu" };

/** Splits « Accueil : titre » into group and name, if another label of its type has the same group. */
function groupOf({ label }: Field, { fields }: ContentType) {
  const [group = "", rest] = label.split(" : ");
  const alike = Object.values(fields).filter((other) => other.label.startsWith(`${group} : `));
  if (!rest || alike.length < 2) return { name: label };
  return { group, name: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** Fields without a group come first. A form without groups has no layout. */
function toLayout(type: ContentType) {
  const fields = Object.entries(type.fields).map(([fieldId, field]) => ({
    fieldId,
    ...groupOf(field, type),
  }));
  const itemsOf = (set?: string) =>
    fields.filter(({ group }) => group === set).map(({ fieldId }) => ({ fieldId }));
  const sets = [...new Set(fields.flatMap(({ group }) => group ?? []))];
  if (sets.length === 0) return {};
  const control = (groupId: string, widgetId: string) => ({ groupId, widgetNamespace: "builtin", widgetId });
  const named = sets.map((name) => ({ groupId: anchorOf(name), name, items: itemsOf(name) }));
  return {
    editorLayout: [{ ...TAB, items: [...itemsOf(), ...named] }],
    groupControls: [
      control(TAB.groupId, "topLevelTab"),
      ...named.map(({ groupId }) => control(groupId, "fieldset")),
    ],
  };
}

export function toContentType(type: ContentType) {
  const { id, label, help, titleField, fields } = type;
  const described = Object.entries(fields);
  return {
    contentType: {
      sys: { id, type: "ContentType" },
      name: label,
      description: help,
      displayField: titleField,
      fields: described.map(([name, field]) => toField(type, name, field)),
    },
    editorInterface: {
      controls: described.map(([name, field]) => toControl(name, field)),
      ...toLayout(type),
    },
  };
}
