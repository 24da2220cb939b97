/** The record as a link: the fields that the answer depends on are behind `#`, which is never sent to a server. */
import { FIRST_DAY, LAST_DAY, TICKED } from "../../forms/elements";
import { isDay } from "../../french/dates";
import { DECISIVE_FIELDS, dossierFields, type FieldName, type FieldTexts } from "./fields";

const PREFIX = "#dates?";

/** The last name in a link: the number of its fields. A link that was cut has none, or a wrong one. */
const COUNT = "champs";

/** The record's `from`. */
export const FROM_LINK = "d’un lien reçu";

/** @param origin of the site, such as "https://www.site.fr". */
export function forwardLink(texts: FieldTexts, origin: string): string {
  const given = DECISIVE_FIELDS.flatMap((name) => {
    const text = texts[name];
    return text ? [`${name}=${encodeURIComponent(text)}`] : [];
  });
  return `${origin}/livre-blanc${PREFIX}${[...given, `${COUNT}=${given.length}`].join("&")}`;
}

/** @returns whether an address has a record, whole or not. */
export const isForwarded = (hash: string): boolean => hash.startsWith(PREFIX);

/** Whether the field could hold the text: replaceRecord would leave it empty in silence. */
function fits(name: FieldName, text: string): boolean {
  const field: { kind: string; maxLength?: number; options?: object } = dossierFields[name];
  if (field.kind === "date") return isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;
  if (field.kind === "checkbox") return text === TICKED;
  if (field.options) return Object.hasOwn(field.options, text);
  return text.length <= (field.maxLength ?? Infinity);
}

export interface ReceivedRecord {
  texts: FieldTexts;
  /** All fields arrived, and each can hold its text. */
  isWhole: boolean;
}

/** Reads a link's hash. Mail programs write `&amp;` for `&` and `%2B` for a space, and add signs and names of their own. */
export function readForwarded(hash: string): ReceivedRecord {
  const query = new URLSearchParams(hash.slice(PREFIX.length).replaceAll("&amp;", "&"));
  const textOf = (name: string) => (query.get(name) ?? "").replaceAll("+", " ").trim();
  const given = DECISIVE_FIELDS.flatMap((name): [FieldName, string][] => {
    const text = textOf(name);
    return text && fits(name, text) ? [[name, text]] : [];
  });
  // « 4. », « 4) », « 4> »
  const [count] = /^\d+/.exec(textOf(COUNT)) ?? [];
  return { texts: Object.fromEntries(given), isWhole: given.length > 0 && count === `${given.length}` };
}
