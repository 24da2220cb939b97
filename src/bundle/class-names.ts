import { groupMediaRules } from "./group-media";
import { sortClasses } from "./sort-classes";
import { CLASS, CLASS_KEY, splitRules, type StyleRule, withoutNames } from "./style-rules";

/**
 * Takes out what CSS does not need: the last semicolon of a block, spaces after commas and colons, before `>` and in `@media (`, and
 * the zero of `0.5`. Strings stay as they are.
 */
const compact = (css: string) =>
  css.replace(/("[^"]*")|;(\})|([,:]) | (?=>)|(?<=@media) (?=\()|\b0(?=\.\d)/g, "$1$2$3");

/** 0 → a, 25 → z, 26 → aa. */
function letters(rank: number): string {
  const last = String.fromCharCode(97 + (rank % 26));
  return rank < 26 ? last : letters(Math.floor(rank / 26) - 1) + last;
}

/**
 * Shortens a page's styles. Classes get short names in place of emotion's hashes: a, b, c in the order of the styles. A hash is random,
 * so each is 6 bytes that Brotli cannot compress, and the home page has 120. In the browser, `class-name.ts` finds the names again.
 * @param html the page's body, as emotion has rendered it.
 * @param css its styles.
 */
export function shortenClassNames({ html, css }: { html: string; css: string }): {
  html: string;
  css: string;
} {
  const names = new Map<string, string>();
  const sorted = groupMediaRules(sortClasses(compact(css)));
  for (const [, hash = ""] of sorted.matchAll(CLASS))
    if (!names.has(hash)) names.set(hash, letters(names.size));
  const rename = (name: string) => names.get(name) ?? name;
  return {
    html: html.replace(/(?<=\sclass=")[^"]+/g, (list) =>
      list.replace(/(?<=^c-|\sc-)\w+/g, (hash) => rename(hash)),
    ),
    css: sorted.replace(CLASS, (_, hash: string) => `.${CLASS_KEY}-${rename(hash)}`),
  };
}

/** The rules of a class without its name. The same rules always give the same text, in media rules of their own or in shared ones. */
export const keyOf = (rules: readonly StyleRule[]): string =>
  rules.map(({ media, text }) => withoutNames(compact(`${media}{${text}}`))).join("");

/** @returns the name of each class in a page's styles, by the key of its rules. */
export function namesByRules(css: string): ReadonlyMap<string, string> {
  const rulesOf = new Map<string, StyleRule[]>();
  for (const rule of splitRules(css))
    if (rule.name) rulesOf.set(rule.name, [...(rulesOf.get(rule.name) ?? []), rule]);
  return new Map([...rulesOf].map(([name, rules]) => [keyOf(rules), name]));
}
