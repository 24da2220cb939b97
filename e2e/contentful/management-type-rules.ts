/** What Contentful checks when a content type or its form is saved, and what it answers: status 422. */
import { isRecord, isText } from "../../src/content/values";

type Json = Readonly<Record<string, unknown>>;

/** A field as a client sends it. */
export interface SentField {
  id: string;
  newId?: string;
  name: string;
  type: string;
  linkType?: string;
  items?: { type: string; linkType?: string; validations?: readonly Json[] };
  required: boolean;
  localized: boolean;
  omitted?: boolean;
  deleted?: boolean;
  validations?: readonly Json[];
}

export interface SentType {
  name: string;
  displayField?: string;
  fields: readonly SentField[];
}

/** The rules that each type of field may have. `Array` stands for the list, its items have rules of their own. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  Symbol: ["size", "in", "regexp", "prohibitRegexp", "unique"],
  Text: ["size", "in", "regexp", "prohibitRegexp"],
  Integer: ["range", "in", "unique"],
  Number: ["range", "in", "unique"],
  Date: ["dateRange"],
  Boolean: [],
  Object: ["size"],
  Location: [],
  RichText: ["size", "nodes", "enabledMarks", "enabledNodeTypes"],
  "Link Entry": ["linkContentType"],
  "Link Asset": ["linkMimetypeGroup", "assetImageDimensions", "assetFileSize"],
  Array: ["size"],
};

const ITEMS = ["Symbol", "Link Entry", "Link Asset"];

/** Contentful's limit for the fields of a type. */
const MAX_FIELDS = 50;

const kindOf = ({ type, linkType }: { type: string; linkType?: string }) =>
  type === "Link" ? `Link ${linkType ?? ""}` : type;

const isRange = (value: unknown) =>
  isRecord(value) &&
  [value.min, value.max].every(
    (limit) => limit === undefined || limit === null || typeof limit === "number",
  ) &&
  Number(value.min ?? -Infinity) <= Number(value.max ?? Infinity);

const isTexts = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);

/** Whether the value of a rule has the right form. Rules that no test uses are not checked. */
function isWellFormed(rule: string, value: unknown): boolean {
  switch (rule) {
    case "size":
    case "range":
      return isRange(value);
    case "regexp":
      return isRecord(value) && isText(value.pattern) && Boolean(new RegExp(value.pattern));
    case "linkContentType":
    case "linkMimetypeGroup":
      return isTexts(value);
    case "in":
      return Array.isArray(value) && value.length > 0;
    default:
      return true;
  }
}

function ruleProblems(rules: readonly Json[], kind: string): string[] {
  const texts = rules.map((rule) => JSON.stringify(rule));
  return [
    ...(new Set(texts).size < texts.length
      ? ["A field can't have duplicates in the validations array."]
      : []),
    ...rules.flatMap((rule) => {
      const names = Object.keys(rule).filter((name) => name !== "message");
      const [name = ""] = names;
      if (names.length !== 1 || !RULES[kind]?.includes(name)) {
        return [`A field of type ${kind} can't have "${names.join(", ")}" as a validation.`];
      }
      return isWellFormed(name, rule[name]) ? [] : [`The validation "${name}" is malformed.`];
    }),
  ];
}

function fieldProblems(field: SentField, active: SentField | undefined): string[] {
  const { id, newId = id, name, items, validations = [] } = field;
  const kind = kindOf(field);
  const isValidId = [id, newId].every((each) => /^[A-Za-z]\w{0,63}$/.test(each));
  const itemKind = items && kindOf(items);
  const isChanged = active && (kindOf(active) !== kind || active.items?.type !== items?.type);
  return [
    ...(isValidId
      ? []
      : ["The id must start with a letter and have at most 64 letters, digits and underscores."]),
    ...(isText(name) && name !== "" && name.length <= 50 ? [] : ["The name must have 1 to 50 characters."]),
    ...(RULES[kind] ? [] : [`Unknown type ${kind}.`]),
    ...((kind === "Array") === (itemKind !== undefined && ITEMS.includes(itemKind)) ? [] : ["Wrong items."]),
    ...(isChanged ? ["The type of a field cannot be changed."] : []),
    ...(field.deleted && !active?.omitted ? ["A field must be omitted before it is deleted."] : []),
    ...ruleProblems(validations, kind),
    ...ruleProblems(items?.validations ?? [], itemKind ?? ""),
  ].map((problem) => `${id}: ${problem}`);
}

/**
 * The problems of a content type that a client saves.
 * @param active the type as it was last activated.
 */
export function typeProblems(
  id: string,
  { fields, name, displayField }: SentType,
  active?: SentType,
): string[] {
  const ids = fields.map((field) => field.newId ?? field.id);
  const gone = (active?.fields ?? []).filter(
    (field) => !field.omitted && !fields.some((each) => each.id === field.id),
  );
  const isDisplayed = fields.some((field) => field.id === displayField && !field.deleted);
  return [
    ...(/^[\w.-]{1,64}$/.test(id) ? [] : ["The id of a type must have 1 to 64 characters."]),
    ...(isText(name) && name !== "" ? [] : ["A type must have a name."]),
    ...(fields.length > MAX_FIELDS ? [`A type has at most ${MAX_FIELDS} fields.`] : []),
    ...(new Set(ids).size < ids.length ? ["Two fields have the same id."] : []),
    ...(displayField && !isDisplayed ? [`The display field ${displayField} does not exist.`] : []),
    ...gone.map((field) => `${field.id}: A field must be omitted before it is deleted.`),
    ...fields.flatMap((field) =>
      fieldProblems(
        field,
        active?.fields.find((each) => each.id === field.id),
      ),
    ),
  ];
}

/** The problems of a form: it may only have inputs of fields of the active type. */
export const formProblems = (
  controls: readonly { fieldId: string }[],
  active: SentType | undefined,
): string[] =>
  controls
    .filter(({ fieldId }) => !active?.fields.some(({ id }) => id === fieldId))
    .map(({ fieldId }) => `The control ${fieldId} has no field.`);
