import { groupMediaRules } from "./group-media";
import { sortClasses } from "./sort-classes";
import { CLASS, CLASS_KEY, splitRules, type StyleRule, withoutNames } from "./style-rules";
import { splitWideRules } from "./wide-rules";

/**
 * Takes out what CSS does not need: the last semicolon of a block, spaces after commas and colons, before `>` and in `@media (`, and
 * the zero of `0.5`. Strings stay as they are.
 */
const compact = (css: string) =>
  css.replace(/("[^"]*")|;(\})|([,:]) | (?=>)|(?<=@media) (?=\()|\b0(?=\.\d)/g, "$1$2$3");

/** A class of emotion's, as in an attribute. */
const EMOTION_CLASS = new RegExp(`^${CLASS_KEY}-(\\w+)$`);

/** 0 → a, 25 → z, 26 → aa. */
function letters(rank: number): string {
  const last = String.fromCharCode(97 + (rank % 26));
  return rank < 26 ? last : letters(Math.floor(rank / 26) - 1) + last;
}

/** One of emotion's classes by its short name, if it has rules; any other class as it is. */
function renamedClass(name: string, names: ReadonlyMap<string, string>): string[] {
  const [, hash] = EMOTION_CLASS.exec(name) ?? [];
  if (hash === undefined) return [name];
  const short = names.get(hash);
  return short === undefined ? [] : [`${CLASS_KEY}-${short}`];
}

/** A page's body and its styles. */
interface StyledPage {
  html: string;
  /** The styles of the page's head. */
  css: string;
}

/**
 * Shortens a page's styles. Classes get short names in place of emotion's hashes: a, b, c in the order of the styles. A hash is random,
 * so each is 6 bytes that Brotli cannot compress, and the home page has 120. In the browser, `class-name.ts` finds the names again.
 * A class without rules leaves the page.
 * @param page the body and all styles, as emotion has rendered them.
 * @returns also the rules for wide windows, which are not in `css` and apply after it.
 */
export function shortenClassNames(page: StyledPage): StyledPage & { wideCss: string } {
  const names = new Map<string, string>();
  const { narrow, wide } = splitWideRules(sortClasses(compact(page.css)));
  const rename = (hash: string) => {
    const name = names.get(hash) ?? letters(names.size);
    names.set(hash, name);
    return name;
  };
  const renamed = (css: string) =>
    groupMediaRules(css).replace(CLASS, (_, hash: string) => `.${CLASS_KEY}-${rename(hash)}`);
  // First the styles, because their order gives the names.
  const [css, wideCss] = [renamed(narrow), renamed(wide)];
  return {
    html: page.html.replace(/\sclass="([^"]+)"/g, (_, list: string) => {
      const classes = list.split(" ").flatMap((name) => renamedClass(name, names));
      return classes.length > 0 ? ` class="${classes.join(" ")}"` : "";
    }),
    css,
    wideCss,
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
