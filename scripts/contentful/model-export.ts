import { expectation } from "../../src/content/check/problems";
import { anchorOf } from "../../src/content/links";
import type { ContentType, Field, FieldKind } from "../../src/content/model/content-type";
import { wordsPattern } from "../../src/content/model/declare";
import { singleTypes } from "../../src/content/model/registry";

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

/** What a text may not contain, as far as a regular expression can tell: the content check tells more. */
function prohibited({ kind, placeholders }: Field): Rule[] {
  if (!["text", "longText", "textList", "markdown"].includes(kind)) return [];
  const names = placeholders.join("|").replace(/[{}]/g, "");
  const formatting = kind === "markdown" ? ["\\]\\("] : ["\\]\\(", "\\*\\*", "__"];
  const pattern = [...formatting, names ? `\\{(?!(?:${names})\\})` : "[{}]"].join("|");
  const braces = names ? `aucun autre repère que ${placeholders.join(", ")}` : "ni accolade";
  const message = `Attendu : ni lien${kind === "markdown" ? "" : ", ni gras"}, ${braces}.`;
  return [{ prohibitRegexp: { pattern, flags: null }, message }];
}

/** In bytes. A photo of a phone is smaller. */
const LARGEST_FILE = 20 * 1024 * 1024;

function rulesOf(field: Field): Rule[] {
  const { kind, min = 0, max = 0, maxWords, pattern, items, options = [], minWidth = 0 } = field;
  const matches = (source: string): Rule => ({ regexp: { pattern: source, flags: null } });
  if (kind === "textList") return [matches(linesPattern(field)), ...prohibited(field)];
  if (items) return [{ size: items }];
  if (kind === "choice") return [{ in: options }];
  if (kind === "integer") return [{ range: { min, max } }];
  // Contentful can only require the group of image files. The message names the types that the content check accepts.
  if (kind === "image")
    return [
      { linkMimetypeGroup: ["image"] },
      { assetImageDimensions: { width: { min: minWidth } } },
      { assetFileSize: { max: LARGEST_FILE }, message: "Attendu : un fichier de 20 Mo au plus." },
    ];
  return [
    ...(max ? [{ size: { max } }] : []),
    ...(maxWords ? [matches(wordsPattern(maxWords))] : []),
    ...(pattern ? [matches(pattern.source)] : []),
    ...prohibited(field),
  ];
}

const UNIQUE = { unique: true, message: "Attendu : un texte différent pour chaque entrée." };

/** @param name the label, without that of its group. @param isUnique set if no two entries may have the same text. */
function toField(id: string, field: Field, name: string, isUnique: boolean) {
  const { kind, required, listedType } = field;
  const { type, linkType } = KINDS[kind];
  // Contentful's web app shows the words of the site's content check.
  const validations = (rules: readonly Rule[]) =>
    rules.map((rule) => ({ message: `Attendu : ${expectation(field)}.`, ...rule }));
  return {
    id,
    name,
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
    validations: validations([...rulesOf(field), ...(isUnique ? [UNIQUE] : [])]),
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

/** The tab of an editor's form. Contentful wants one around field sets. */
const TAB = { groupId: "contenu", name: "Contenu" };

/** What a label begins with if another one of its type begins with it, as « Accueil » in « Accueil : titre », and the rest. */
function groupOf({ label }: Field, { fields }: ContentType): [group: string | undefined, name: string] {
  const [group = "", rest] = label.split(" : ");
  const alike = Object.values(fields).filter((other) => other.label.startsWith(`${group} : `));
  return rest && alike.length > 1
    ? [group, rest.charAt(0).toUpperCase() + rest.slice(1)]
    : [undefined, label];
}

/** The fields of a form in sets, after those that are in none. A form without sets has no layout. */
function toLayout(type: ContentType) {
  const fields = Object.entries(type.fields).map(([fieldId, field]) => {
    const [name] = groupOf(field, type);
    return { fieldId, name };
  });
  const itemsOf = (set?: string) =>
    fields.filter(({ name }) => name === set).map(({ fieldId }) => ({ fieldId }));
  const sets = [...new Set(fields.flatMap(({ name }) => name ?? []))];
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

/** A type of the model in Contentful's format, and the editor's form for it. */
export function toContentType(type: ContentType) {
  const { id, label, help, titleField, fields } = type;
  const described = Object.entries(fields);
  const isSingle = singleTypes.includes(type);
  return {
    contentType: {
      sys: { id, type: "ContentType", publishedVersion: 1 },
      name: label,
      description: help,
      displayField: titleField,
      fields: described.map(([name, field]) =>
        toField(name, field, groupOf(field, type)[1], name === titleField && !isSingle),
      ),
    },
    editorInterface: {
      sys: {
        id: "default",
        type: "EditorInterface",
        contentType: { sys: { type: "Link", linkType: "ContentType", id } as const },
      },
      controls: described.map(([name, field]) => toControl(name, field)),
      ...toLayout(type),
    },
  };
}
