/**
 * A record as a link, so that who opens it gets the same answer. Its texts are behind the `#`, which browsers never send
 * to a server.
 */
import { isFieldDay } from "../../forms/elements";
import { type RecordField, textFor } from "../../forms/record";
import { DECISIVE_FIELDS, dossierFields, type FieldName, type FieldTexts } from "./dossier-fields";

const PREFIX = "#dates?";

/** The last parameter of a link is the number of its fields. A link that was cut has no number, or a wrong one. */
const FIELD_COUNT = "champs";

/** The record's `from`. */
export const FROM_LINK = "d’un lien reçu";

/** Whether the field can hold the text. If not, `replaceRecord` would empty the field in silence. */
function fits(name: FieldName, text: string): boolean {
  const field: RecordField = dossierFields[name];
  if (field.kind === "date") return isFieldDay(text);
  return textFor(field, text) === text;
}

/** The fields that the answer depends on, with their texts. A text that its field cannot hold is left out. */
const linkedFields = (textOf: (name: FieldName) => string | undefined) =>
  DECISIVE_FIELDS.flatMap((name): [FieldName, string][] => {
    const text = textOf(name)?.trim();
    return text && fits(name, text) ? [[name, text]] : [];
  });

/** Makes a link. It leaves out what no field can hold, such as half a date. @param origin such as "https://www.site.fr". */
export function forwardLink(texts: FieldTexts, origin: string): string {
  const given = linkedFields((name) => texts[name]);
  const parts = given.map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `${origin}/livre-blanc${PREFIX}${[...parts, `${FIELD_COUNT}=${given.length}`].join("&")}`;
}

/** @returns whether an address has a record, complete or not. */
export const isForwarded = (hash: string): boolean => hash.startsWith(PREFIX);

export interface ReceivedRecord {
  texts: FieldTexts;
  /** All fields arrived, and each can hold its text. */
  isComplete: boolean;
}

/** Reads a link's hash. Mail programs write `&amp;` for `&` and `%2B` for a space, and add signs and names of their own. */
export function readForwarded(hash: string): ReceivedRecord {
  const query = new URLSearchParams(hash.slice(PREFIX.length).replaceAll("&amp;", "&"));
  const textOf = (name: string) => {
    // If a name has two different texts, neither is taken.
    const [text, another] = new Set(query.getAll(name));
    return another === undefined ? text?.replaceAll("+", " ") : undefined;
  };
  const given = linkedFields(textOf);
  // Mail programs add signs to the end of a link: « 4. », « 4) », « 4> ».
  const [count] = /^\d+/.exec(textOf(FIELD_COUNT) ?? "") ?? [];
  return { texts: Object.fromEntries(given), isComplete: given.length > 0 && count === `${given.length}` };
}
