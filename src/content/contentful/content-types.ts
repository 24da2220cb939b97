import type { ContentType, Field, FieldKind } from "../content-type";
import { wordsPattern } from "../field";
import { expectation } from "../problem";

/** A rule that Contentful's web app checks, with its message in French. */
type Validation = { message: string } & Readonly<Record<string, unknown>>;

/** The rules of the model, with messages in the words of the site's content check. */
function validationsOf(field: Field): Validation[] {
  const { kind, min = 0, max = 0, items, options = [], minWidth = 0 } = field;
  const message = `Attendu : ${expectation(field)}.`;
  switch (kind) {
    case "choice":
      return [{ in: options, message }];
    case "integer":
      return [{ range: { min, max }, message }];
    case "textList":
    case "entryList":
      return [{ size: { ...items }, message }];
    case "image":
      // Contentful can only require the group of image files. The message names the types that the content check accepts.
      return [
        { linkMimetypeGroup: ["image"], message },
        { assetImageDimensions: { width: { min: minWidth } }, message },
      ];
    case "date":
      return [];
    default:
      return textValidations(field);
  }
}

/** The rules of a text, or of each text of a list. */
function textValidations(field: Field) {
  const { max, maxWords, pattern } = field;
  const message = `Attendu : ${expectation(field)}.`;
  const formats = [...(maxWords ? [wordsPattern(maxWords)] : []), ...(pattern ? [pattern.source] : [])];
  return [
    ...(max ? [{ size: { max }, message }] : []),
    ...formats.map((format) => ({ regexp: { pattern: format, flags: null }, message })),
  ];
}

/** The type of a field in Contentful, and the widget of its input. */
const KINDS: Record<FieldKind, { type: string; linkType?: string; widget: string }> = {
  text: { type: "Symbol", widget: "singleLine" },
  verbatim: { type: "Symbol", widget: "singleLine" },
  longText: { type: "Text", widget: "multipleLine" },
  markdown: { type: "Text", widget: "markdown" },
  choice: { type: "Symbol", widget: "dropdown" },
  textList: { type: "Array", widget: "tagEditor" },
  integer: { type: "Integer", widget: "numberEditor" },
  date: { type: "Date", widget: "datePicker" },
  image: { type: "Link", linkType: "Asset", widget: "assetLinkEditor" },
  entryList: { type: "Array", widget: "entryLinksEditor" },
};

function itemsOf(field: Field) {
  if (field.kind === "textList") return { type: "Symbol", validations: textValidations(field) };
  if (field.kind !== "entryList") return undefined;
  const message = `Attendu : ${expectation(field)}.`;
  const linkContentType = field.listedType ? [field.listedType.id] : [];
  return { type: "Link", linkType: "Entry", validations: [{ linkContentType, message }] };
}

function toField(id: string, field: Field) {
  const { type, linkType } = KINDS[field.kind];
  const items = itemsOf(field);
  return {
    id,
    name: field.label,
    type,
    ...(linkType && { linkType }),
    ...(items && { items }),
    // The space has one locale.
    localized: false,
    required: field.required,
    validations: validationsOf(field),
    disabled: false,
    omitted: false,
  };
}

/** The input of a field in the editor's form, with its help text. */
const toControl = (fieldId: string, { kind, help }: Field) => ({
  fieldId,
  widgetNamespace: "builtin",
  widgetId: KINDS[kind].widget,
  settings: {
    helpText: help,
    ...(kind === "date" && { format: "dateonly" }),
    ...(kind === "entryList" && { showLinkEntityAction: true, showCreateEntityAction: true }),
  },
});

/** A type of the model in Contentful's format, and the editor's form for it. */
export function toContentType({ id, label, help, titleField, fields }: ContentType) {
  const described = Object.entries(fields);
  const link = { type: "Link", linkType: "ContentType", id } as const;
  return {
    contentType: {
      sys: { id, type: "ContentType", publishedVersion: 1 },
      name: label,
      description: help,
      displayField: titleField,
      fields: described.map(([name, field]) => toField(name, field)),
    },
    editorInterface: {
      sys: { id: "default", type: "EditorInterface", contentType: { sys: link } },
      controls: described.map(([name, field]) => toControl(name, field)),
    },
  };
}
