/** Rules that Contentful's web app checks while an editor types. */
import type { Field } from "./content-type";

/** A validation in Contentful's format. */
export type Validation = Readonly<Record<string, unknown>>;

/** A text of so many words at most. */
export const wordsPattern = (maxWords: number) => `^\\s*\\S+(\\s+\\S+){0,${maxWords - 1}}\\s*$`;

/** A text of this form. */
export const matches = (source: string): Validation => ({ regexp: { pattern: source, flags: null } });

/** Refuses links, bold and unknown placeholders: `\]\(|\*\*|__|\{(?!(?:chapitres|pages)\})`. */
export function prohibited({ placeholders }: Field, isMarkdown = false): Validation {
  const names = placeholders.join("|").replace(/[{}]/g, "");
  const formatting = isMarkdown ? ["\\]\\("] : ["\\]\\(", "\\*\\*", "__"];
  const pattern = [...formatting, names ? `\\{(?!(?:${names})\\})` : "[{}]"].join("|");
  const braces = names ? `aucun autre repère que ${placeholders.join(", ")}` : "ni accolade";
  const message = `Attendu : ni lien${isMarkdown ? "" : ", ni gras"}, ${braces}.`;
  return { prohibitRegexp: { pattern, flags: null }, message };
}

/** A line for each item: `^(?:[^\n]{1,120}\n+){2,4}[^\n]{1,120}\n*$` for 3 to 5 items of 120 characters. */
export function linesPattern({ max = 0, items = { min: 1, max: 1 } }: Field): string {
  const line = `[^\\n]{1,${max}}`;
  return `^(?:${line}\\n+){${items.min - 1},${items.max - 1}}${line}\\n*$`;
}
