/** The start of each class that emotion makes: `c-a`. */
export const CLASS_KEY = "c";

const CLASS = new RegExp(`\\.${CLASS_KEY}-(\\w+)`, "g");
const FIRST_CLASS = new RegExp(CLASS.source);

/** Takes out what CSS does not need: the last semicolon of a block, and spaces after commas and colons. Strings stay as they are. */
const compact = (css: string) => css.replace(/("[^"]*")|;(\})|([,:]) /g, "$1$2$3");

/** The rules without the name of their class. The same rules always give the same text. */
export const withoutName = (rules: string) => compact(rules).replace(CLASS, `.${CLASS_KEY}-`);

/** 0 → a, 25 → z, 26 → aa. */
function letters(rank: number): string {
  const last = String.fromCharCode(97 + (rank % 26));
  return rank < 26 ? last : letters(Math.floor(rank / 26) - 1) + last;
}

/**
 * Gives a page's classes short names in place of emotion's hashes: a, b, c in the order of the styles. A hash is random, so each is
 * 6 bytes that Brotli cannot compress, and the home page has 120. In the browser, `class-name.ts` finds the names again.
 * @param html the page's body, as emotion has rendered it.
 * @param css its styles.
 */
export function shortenClassNames({ html, css }: { html: string; css: string }): {
  html: string;
  css: string;
} {
  const names = new Map<string, string>();
  for (const [, hash = ""] of css.matchAll(CLASS)) if (!names.has(hash)) names.set(hash, letters(names.size));
  const rename = (name: string) => names.get(name) ?? name;
  return {
    html: html.replace(/(?<=\sclass=")[^"]+/g, (list) =>
      list.replace(/(?<=^c-|\sc-)\w+/g, (hash) => rename(hash)),
    ),
    css: compact(css).replace(CLASS, (_, hash: string) => `.${CLASS_KEY}-${rename(hash)}`),
  };
}

/** The rules at the top level of a style sheet, each with its nested ones. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: found, index } of css.matchAll(/"[^"]*"|[{}]/g)) {
    if (found.startsWith('"')) continue;
    depth += found === "{" ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** @returns the name of each class in a page's styles, by its rules without that name. */
export function namesByRules(css: string): ReadonlyMap<string, string> {
  const rulesOf = new Map<string, string>();
  for (const rule of splitRules(css)) {
    const name = FIRST_CLASS.exec(rule)?.[1];
    if (name) rulesOf.set(name, (rulesOf.get(name) ?? "") + withoutName(rule));
  }
  return new Map([...rulesOf].map(([name, rules]) => [rules, name]));
}
