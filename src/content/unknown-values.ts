/** Tests of unknown values in the content, and French words for them in the messages of the content check. */
import { plural } from "../french/numbers";

export const isText = (value: unknown): value is string => typeof value === "string";

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @returns whether an editor left the field empty: Contentful omits it, and a JSON file may have null or "". */
export const isMissing = (value: unknown): value is undefined | null | "" =>
  value === undefined || value === null || value === "";

const LONGEST_QUOTE = 40;

/** Quotes a text around `start`, on one line, without splitting a surrogate pair. */
export function quoted(text: string, start = 0): string {
  // A quarter of the quote is before `start`.
  const from = Math.max(0, start - LONGEST_QUOTE / 4);
  const whole = text.slice(from).replace(/^[\uDC00-\uDFFF]/, "");
  const part = Array.from(whole).slice(0, LONGEST_QUOTE).join("");
  const before = from > 0 ? "…" : "";
  const after = from + part.length < text.length ? "…" : "";
  return `« ${before}${part.replace(/\s+/g, " ").trim()}${after} »`;
}

/** « 3 entrées », with a plain space, for messages on a console. */
export const plainCount = (count: number, noun: string) => `${count} ${plural(count, noun)}`;

/** « le nombre 12 », « le texte « Gaz » (3 caractères) ». Long texts are truncated. */
export function inWords(value: unknown): string {
  if (isMissing(value)) return "rien";
  if (isText(value) && !/\S/.test(value)) return "un texte fait d’espaces";
  if (isText(value)) return `le texte ${quoted(value)} (${plainCount(value.length, "caractère")})`;
  if (typeof value === "number") return `le nombre ${value}`;
  if (Array.isArray(value) && value.length === 0) return "une liste vide";
  if (Array.isArray(value)) return `une liste de ${plainCount(value.length, "élément")}`;
  return `la valeur ${quoted(JSON.stringify(value))}`;
}

/** Searches each item of a list. @returns « au point n° 2, … » for each finding, as one text; undefined without a finding. */
export function inItems(
  items: readonly unknown[],
  find: (item: unknown) => string | undefined,
): string | undefined {
  const findings: string[] = [];
  for (const [index, item] of items.entries()) {
    const found = find(item);
    if (found) findings.push(`au point n° ${index + 1}, ${found}`);
  }
  return findings.length > 0 ? findings.join(" ; ") : undefined;
}
