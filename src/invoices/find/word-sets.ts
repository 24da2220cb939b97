/**
 * Asks whether a plain text has certain words. A set is for single words; `anyOf` is for phrases, and takes plurals and lost apostrophes too.
 */
import { plainInPlace } from "../plain-in-place";

/** « d' », « echeance », « n° » */
const WORD = /[a-z0-9°]+'?/g;
export const wordsOf = (plain: string): string[] => plain.match(WORD) ?? [];

/** A list of words, to be asked for plain ones. */
export const setOf = (...lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(lists.flat().map(plainInPlace));

export const hasOneOf = (plain: string, words: ReadonlySet<string>) =>
  wordsOf(plain).some((word) => words.has(word));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Any of these words, whole, also where « d’ » lost its apostrophe. Safari before 16.4 has no lookbehind. */
export function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const choices = longestFirst
    .map((each) => escape(plainInPlace(each)).replaceAll("'", "(?:'\\s?|\\s)"))
    .join("|");
  return new RegExp(`(?:^|[^a-z0-9])(?:${choices})(?:e?s)?(?![a-z0-9])`);
}
