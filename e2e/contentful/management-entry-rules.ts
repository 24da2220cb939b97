/** What Contentful checks when an entry is saved and published: against the active type, not the saved one. */
import { isRecord, isText } from "../../src/content/values";
import type { SentField, SentType } from "./management-type-rules";

export type EntryFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface KnownLocale {
  code: string;
  default: boolean;
  optional: boolean;
}

/** What an entry is checked with. */
export interface EntryContext {
  type: SentType | undefined;
  locales: readonly KnownLocale[];
  /** The type of an entry, or undefined if there is none with this id. */
  typeOfEntry: (id: string) => string | undefined;
  /** Whether another published entry of the type has this value. */
  isTaken: (field: string, locale: string, value: unknown) => boolean;
}

/** The problems of an entry's draft: it may be incomplete, but has only known fields and locales. */
export function draftProblems(fields: EntryFields, { type, locales }: EntryContext): string[] {
  if (!type) return ["The content type is not activated."];
  return Object.entries(fields).flatMap(([name, values]) => {
    const field = type.fields.find(({ id }) => id === name);
    if (!field) return [`${name}: Unknown field.`];
    const allowed = locales.filter((locale) => field.localized || locale.default).map(({ code }) => code);
    return Object.keys(values)
      .filter((code) => !allowed.includes(code))
      .map((code) => `${name}: Not a locale of this field: ${code}.`);
  });
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

const isWithin = (size: number, limits: unknown) =>
  isRecord(limits) && size >= Number(limits.min ?? -Infinity) && size <= Number(limits.max ?? Infinity);

/** Whether a value, or an item of a list, satisfies a rule. */
function satisfies(value: unknown, rule: Readonly<Record<string, unknown>>, context: EntryContext): boolean {
  const size = isText(value) || Array.isArray(value) ? value.length : NaN;
  if (rule.size) return isWithin(size, rule.size);
  if (rule.range) return isWithin(Number(value), rule.range);
  if (Array.isArray(rule.in)) return rule.in.includes(value);
  if (isRecord(rule.regexp)) return new RegExp(String(rule.regexp.pattern)).test(String(value));
  if (Array.isArray(rule.linkContentType)) {
    const id = isRecord(value) && isRecord(value.sys) ? String(value.sys.id) : "";
    return rule.linkContentType.includes(context.typeOfEntry(id));
  }
  return true;
}

function valueProblems(field: SentField, locale: string, value: unknown, context: EntryContext): string[] {
  const { validations = [], items } = field;
  const broken = validations.filter((rule) => !satisfies(value, rule, context));
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const brokenItems = (items?.validations ?? []).filter(
    (rule) => !list.every((item) => satisfies(item, rule, context)),
  );
  const isUnique = validations.some((rule) => rule.unique);
  return [
    ...[...broken, ...brokenItems].map((rule) => `breaks ${JSON.stringify(rule)}`),
    ...(isUnique && context.isTaken(field.id, locale, value) ? ["is not unique"] : []),
  ];
}

/** The problems of an entry that a client publishes. */
export function publicationProblems(fields: EntryFields, context: EntryContext): string[] {
  const { type, locales } = context;
  return (type?.fields ?? [])
    .filter(({ omitted }) => !omitted)
    .flatMap((field) =>
      locales
        .filter((locale) => (field.localized ? !locale.optional || locale.default : locale.default))
        .flatMap(({ code }) => {
          const value = fields[field.id]?.[code];
          if (isEmpty(value)) return field.required ? ["is required"] : [];
          return valueProblems(field, code, value, context);
        })
        .map((problem) => `${field.id} ${problem}`),
    );
}
