/** Replaces `@emotion/hash` in the browser: there, emotion's names are those that the page already has. */
import createCache from "@emotion/cache";

import { keyOf, namesByRules } from "./class-names";
import { servedStyles } from "./served-styles";
import { CLASS_KEY, splitRules } from "./style-rules";

const served = namesByRules(servedStyles(document));

/** Only compiles styles; it inserts none. */
const compiler = createCache({ key: CLASS_KEY, stylisPlugins: [], container: document.createElement("div") });

/** The rules that emotion makes of a component's styles. */
function rulesOf(styles: string): string {
  let rules = "";
  const sheet = Object.assign(Object.create(compiler.sheet) as typeof compiler.sheet, {
    insert: (rule: string) => (rules += rule),
  });
  compiler.insert(`.${CLASS_KEY}-`, { name: "", styles }, sheet, false);
  return rules;
}

const names = new Map<string, string>();

/**
 * The name of styles, without the key. Styles with the rules of a class that the page came with get the name of that class. Others, which
 * come with an interaction or with another page, are numbered: only this document uses their names.
 * @param styles the source that emotion compiles into rules.
 */
export default function className(styles: string): string {
  const known = names.get(styles);
  if (known !== undefined) return known;
  const name = served.get(keyOf(splitRules(rulesOf(styles)))) ?? `${names.size}`;
  names.set(styles, name);
  return name;
}
