import type { ContentType } from "../content-type";
import { describeField, type FieldDescription, wordsPattern } from "../field";
import { expectation } from "../problem";
import type { Control, EditorInterface, FieldType, SpaceContentType, SpaceField, Validation } from "./format";
import { linkTo } from "./format";

/** The message of Contentful's web app for an invalid value, in the words of the site's content check. */
const message = (description: FieldDescription) => `Attendu : ${expectation(description)}.`;

function textValidations(description: FieldDescription): Validation[] {
  const { max, maxWords, pattern } = description;
  const formats = [...(maxWords ? [wordsPattern(maxWords)] : []), ...(pattern ? [pattern.source] : [])];
  return [
    ...(max ? [{ size: { max }, message: message(description) }] : []),
    ...formats.map((format) => ({ regexp: { pattern: format, flags: null }, message: message(description) })),
  ];
}

function validationsOf(description: FieldDescription): Validation[] {
  const { kind, min, max, items, options, minWidth = 0 } = description;
  const withMessage = { message: message(description) };
  switch (kind) {
    case "choice":
      return [{ in: options ?? [], ...withMessage }];
    case "integer":
      return [
        { range: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, ...withMessage },
      ];
    case "textList":
    case "entryList":
      return [{ size: { ...items }, ...withMessage }];
    case "image":
      // Contentful can only require the group of image files. The message names the types that the content check accepts.
      return [
        { linkMimetypeGroup: ["image"], ...withMessage },
        { assetImageDimensions: { width: { min: minWidth } }, ...withMessage },
      ];
    case "date":
      return [];
    default:
      return textValidations(description);
  }
}

function fieldType(description: FieldDescription): FieldType {
  switch (description.kind) {
    case "longText":
    case "markdown":
      return { type: "Text" };
    case "integer":
      return { type: "Integer" };
    case "date":
      return { type: "Date" };
    case "image":
      return { type: "Link", linkType: "Asset" };
    case "textList":
      return { type: "Array", items: { type: "Symbol", validations: textValidations(description) } };
    case "entryList": {
      const linkContentType = description.listedType ? [description.listedType.id] : [];
      const validations = [{ linkContentType, message: message(description) }];
      return { type: "Array", items: { type: "Link", linkType: "Entry", validations } };
    }
    default:
      return { type: "Symbol" };
  }
}

function toField(id: string, description: FieldDescription): SpaceField {
  return {
    id,
    name: description.label,
    ...fieldType(description),
    // The space has one locale.
    localized: false,
    required: description.required,
    validations: validationsOf(description),
    disabled: false,
    omitted: false,
  };
}

const WIDGETS: Record<FieldDescription["kind"], string> = {
  text: "singleLine",
  verbatim: "singleLine",
  longText: "multipleLine",
  markdown: "markdown",
  choice: "dropdown",
  textList: "tagEditor",
  integer: "numberEditor",
  date: "datePicker",
  image: "assetLinkEditor",
  entryList: "entryLinksEditor",
};

function toControl(fieldId: string, { kind, help }: FieldDescription): Control {
  return {
    fieldId,
    widgetNamespace: "builtin",
    widgetId: WIDGETS[kind],
    settings: {
      helpText: help,
      ...(kind === "date" && { format: "dateonly" }),
      ...(kind === "entryList" && { showLinkEntityAction: true, showCreateEntityAction: true }),
    },
  };
}

const described = ({ fields }: ContentType) =>
  Object.entries(fields).map(([name, field]) => [name, describeField(field)] as const);

/** A type in Contentful's format, with the model's rules as validations. */
export const toContentType = (type: ContentType): SpaceContentType => ({
  sys: { id: type.id, type: "ContentType", publishedVersion: 1 },
  name: type.label,
  description: type.help,
  displayField: type.titleField,
  fields: described(type).map(([name, description]) => toField(name, description)),
});

/** The editor's form for a type: an input for each field, with its help text. */
export const toEditorInterface = (type: ContentType): EditorInterface => ({
  sys: { id: "default", type: "EditorInterface", contentType: linkTo("ContentType", type.id) },
  controls: described(type).map(([name, description]) => toControl(name, description)),
});
