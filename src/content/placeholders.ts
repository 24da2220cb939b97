import { isText } from "./values";

/** The named placeholders of a template, such as `copropriete` for `{copropriete}`. */
export interface Placeholders {
  /** The template must contain each of them at least once. */
  required: readonly string[];
  /** The template may contain them. */
  optional?: readonly string[];
}

/** A placeholder, or a brace that belongs to none. */
const BRACES = /\{[^{}]*\}|[{}]/g;

const inBraces = (name: string) => `{${name}}`;

/** Lists the placeholders that a template may contain, for editors: « {lots}, {montant} ». */
export const placeholdersInWords = ({ required, optional = [] }: Placeholders) =>
  [...required, ...optional].map(inBraces).join(", ");

/**
 * Finds the placeholders of a template that are unknown or missing.
 * @param value a text or a list of texts, as the editor typed it. In a list, a required placeholder may be in any of the texts.
 * @returns what is expected and what was found, in French, for each wrong placeholder.
 */
export function placeholderProblems(
  value: unknown,
  placeholders: Placeholders,
): { expected: string; found: string }[] {
  const text = (Array.isArray(value) ? value : [value]).filter(isText).join("\n");
  if (!text) return [];
  const known = [...placeholders.required, ...(placeholders.optional ?? [])].map(inBraces);
  const used = new Set(text.match(BRACES));
  const names = placeholdersInWords(placeholders);
  const unknown = [...used]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      expected: names ? `seulement les repères ${names}` : "aucun repère entre accolades",
      found: /^\{.+\}$/s.test(name)
        ? `le repère inconnu ${name}`
        : "une accolade qui n’entoure pas un repère",
    }));
  const missing = placeholders.required
    .map(inBraces)
    .filter((name) => !used.has(name))
    .map((name) => ({ expected: `le repère ${name}`, found: `un texte sans ${name}` }));
  return [...unknown, ...missing];
}
