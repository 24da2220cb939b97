import type { ContentType, Field, FieldKind } from "../content-type";
import { wordsPattern } from "../field";
import { expectation } from "../problem";

/** The type of a field in Contentful, and the widget of its input. */
const KINDS: Record<FieldKind, { type: string; linkType?: string; widget: string }> = {
  text: { type: "Symbol", widget: "singleLine" },
  verbatim: { type: "Symbol", widget: "singleLine" },
  longText: { type: "Text", widget: "multipleLine" },
  markdown: { type: "Text", widget: "markdown" },
  choice: { type: "Symbol", widget: "dropdown" },
  textList: { type: "Text", widget: "multipleLine" },
  integer: { type: "Integer", widget: "numberEditor" },
  date: { type: "Date", widget: "datePicker" },
  image: { type: "Link", linkType: "Asset", widget: "assetLinkEditor" },
  entryList: { type: "Array", widget: "entryLinksEditor" },
};

type Rule = Readonly<Record<string, unknown>>;

/** As many lines as a list of texts may have items, none longer than its maximum. */
const linesPattern = ({ max = 0, items: { min, max: most } = { min: 1, max: 1 } }: Field) =>
  `^(?:[^\\n]{1,${max}}\\n+){${min - 1},${most - 1}}[^\\n]{1,${max}}\\n*$`;

/** The rules of a text. */
const textRules = ({ max, maxWords, pattern }: Field): Rule[] => [
  ...(max ? [{ size: { max } }] : []),
  ...(maxWords ? [{ regexp: { pattern: wordsPattern(maxWords), flags: null } }] : []),
  ...(pattern ? [{ regexp: { pattern: pattern.source, flags: null } }] : []),
];

function rulesOf(field: Field): Rule[] {
  const { kind, min = 0, max = 0, items, options = [], minWidth = 0 } = field;
  if (kind === "textList") return [{ regexp: { pattern: linesPattern(field), flags: null } }];
  if (items) return [{ size: items }];
  if (kind === "choice") return [{ in: options }];
  if (kind === "integer") return [{ range: { min, max } }];
  // Contentful can only require the group of image files. The message names the types that the content check accepts.
  if (kind === "image")
    return [{ linkMimetypeGroup: ["image"] }, { assetImageDimensions: { width: { min: minWidth } } }];
  return textRules(field);
}

function toField(id: string, field: Field) {
  const { kind, label, required, listedType } = field;
  const { type, linkType } = KINDS[kind];
  // Contentful's web app shows the words of the site's content check.
  const validations = (rules: readonly Rule[]) =>
    rules.map((rule) => ({ ...rule, message: `Attendu : ${expectation(field)}.` }));
  return {
    id,
    name: label,
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
    validations: validations(rulesOf(field)),
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
  return {
    contentType: {
      sys: { id, type: "ContentType", publishedVersion: 1 },
      name: label,
      description: help,
      displayField: titleField,
      fields: described.map(([name, field]) => toField(name, field)),
    },
    editorInterface: {
      sys: {
        id: "default",
        type: "EditorInterface",
        contentType: { sys: { type: "Link", linkType: "ContentType", id } as const },
      },
      controls: described.map(([name, field]) => toControl(name, field)),
    },
  };
}
