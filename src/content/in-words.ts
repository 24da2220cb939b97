/** French words for values and numbers in messages. */
import { plural } from "../french/numbers";
import { isMissing } from "./guards";

/** In characters. */
const LONGEST_QUOTE = 40;

/** Quotes a part of a text with its surroundings, on one line, in whole characters. @param start where the part begins. */
export function quoted(text: string, start = 0): string {
  const from = Math.max(0, start - LONGEST_QUOTE / 4);
  const part = Array.from(text.slice(from)).slice(0, LONGEST_QUOTE).join("");
  const [before, after] = [from > 0 ? "…" : "", from + part.length < text.length ? "…" : ""];
  return `« ${before}${part.replace(/\s+/g, " ").trim()}${after} »`;
}

/** A number with its noun, as a console shows it. */
export const counted = (count: number, noun: string) => `${count} ${plural(count, noun)}`;

/** Describes a value: « le nombre 12 », « le texte « Gaz » (3 caractères) ». Long texts are truncated. */
export function inWords(value: unknown): string {
  if (isMissing(value)) return "rien";
  if (typeof value === "string") {
    if (!/\S/.test(value)) return "un texte fait d’espaces";
    return `le texte ${quoted(value)} (${counted(value.length, "caractère")})`;
  }
  if (typeof value === "number") return `le nombre ${value}`;
  if (Array.isArray(value)) {
    return value.length > 0 ? `une liste de ${counted(value.length, "élément")}` : "une liste vide";
  }
  return `la valeur ${quoted(JSON.stringify(value))}`;
}

/** Applies a check to each item of a list. Its findings begin with the number of the item. */
export function inItems(
  items: readonly unknown[],
  find: (item: unknown) => string | undefined,
): string | undefined {
  const findings = items.flatMap((item, index) => {
    const found = find(item);
    return found ? [`au point n° ${index + 1}, ${found}`] : [];
  });
  return findings.length > 0 ? findings.join(" ; ") : undefined;
}
