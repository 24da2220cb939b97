import { anchorOf } from "../../content/links";
import type { GlossaryTerm } from "../../content/types/glossaryTerm";

/** What links need to know of a term. */
export type LinkedTerm = Pick<GlossaryTerm, "term" | "variants">;

/** A part of a text. `term` is set where the part is a form of that term. */
export interface TextPart {
  text: string;
  term?: string;
}

/** Splits a text at all forms of all terms. The parts are the text as it was. */
export type FindTerms = (text: string) => TextPart[];

/** The anchor of a term on the page of the glossary. */
export const termAnchor = (term: string) => `terme-${anchorOf(term)}`;

/**
 * Only the case of the first letter is free: « Préavis » is « préavis » at the start of a sentence, but « car » is not « CAR ».
 * Editors type plain spaces and either apostrophe, and some systems write an accent as a character of its own.
 */
function keyOf(form: string): string {
  const [first = "", ...others] = form.normalize("NFC");
  return first.toLocaleLowerCase("fr") + others.join("").replaceAll("\u00a0", " ").replaceAll("'", "’");
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A pattern for a character, also where a text has its accent as a character of its own: the text itself is not changed. */
function characterPattern(character: string): string {
  const decomposed = character.normalize("NFD");
  return decomposed === character ? escaped(character) : `(?:${character}|${decomposed})`;
}

function patternOf(form: string): string {
  const [first = "", ...others] = form.normalize("NFC");
  const firsts = [first.toLocaleLowerCase("fr"), first.toLocaleUpperCase("fr")]
    .map(characterPattern)
    .join("|");
  const rest = others.map(characterPattern).join("");
  return `(?:${firsts})${rest.replace(/[ \u00a0]/g, "[ \u00a0]").replace(/['’]/g, "['’]")}`;
}

/**
 * Prepares the search for the forms of some terms: whole words, of two forms at one place the longer.
 * No lookbehind: Safari before 16.4 does not read it.
 */
export function createFinder(terms: readonly LinkedTerm[]): FindTerms {
  const forms = terms.flatMap(({ term, variants }) =>
    // A draft may have an empty form, which would be found everywhere.
    [term, ...(variants ?? [])].filter((form) => form.trim()).map((form) => ({ form, term })),
  );
  if (forms.length === 0) return (text) => [{ text }];
  const termOf = new Map(forms.map(({ form, term }) => [keyOf(form), term]));
  const alternatives = forms
    .map(({ form }) => form)
    .sort((one, other) => other.length - one.length)
    .map(patternOf);
  const pattern = new RegExp(
    `(^|[^\\p{L}\\p{M}\\p{N}])(${alternatives.join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
    "gu",
  );
  return (text) => {
    const parts: TextPart[] = [];
    let end = 0;
    for (const { index, 1: before = "", 2: form = "" } of text.matchAll(pattern)) {
      const start = index + before.length;
      const term = termOf.get(keyOf(form));
      if (term === undefined) continue;
      if (start > end) parts.push({ text: text.slice(end, start) });
      parts.push({ text: form, term });
      end = start + form.length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  };
}

/**
 * Chooses what the texts of a page link: the first mention of each term, and at most one term in a paragraph.
 * @param paragraphs the paragraphs of the page, in their order, each as the texts that it is made of.
 * @returns the parts of each text with a link. `term` is only set where a link is.
 */
export function linkTerms(
  paragraphs: readonly (readonly string[])[],
  terms: readonly LinkedTerm[],
): ReadonlyMap<string, readonly TextPart[]> {
  const find = createFinder(terms);
  const linked = new Set<string>();
  const links = new Map<string, readonly TextPart[]>();
  for (const texts of paragraphs) {
    for (const text of texts) {
      const parts = find(text);
      const index = parts.findIndex(({ term }) => term !== undefined && !linked.has(term));
      const link = parts[index];
      if (!link?.term) continue;
      linked.add(link.term);
      const textOf = (some: readonly TextPart[]) => some.map((part) => part.text).join("");
      links.set(text, [
        { text: textOf(parts.slice(0, index)) },
        link,
        { text: textOf(parts.slice(index + 1)) },
      ]);
      break;
    }
  }
  return links;
}
