import { from } from "../theme/media";
import { ANY_ELEMENT, splitRules, type StyleRule, toCss } from "./style-rules";

/** A query that only windows of a minimum width in em can match: `@media(min-width:40em)`. */
const MIN_WIDTH = /^@media ?\(min-width: ?([\d.]+)em\)(?: and [^,]*)?$/;

const minWidth = (media: string) => Number(MIN_WIDTH.exec(media)?.[1] ?? 0);

/** Wide windows are those with the layout of a tablet or more. No phone is as wide when it is upright. */
const isWide = (media: string) => minWidth(media) >= minWidth(from.tablet);

/** The query that all wide windows match, and no other. */
export const wideWindows = () => `(min-width:${minWidth(from.tablet)}em)`;

/**
 * Takes the rules out of a page's styles that only wide windows need, so that a phone can show the page without them. They apply after
 * the others.
 *
 * The rules of one class keep their order: a rule for wide windows stays when one that stays, such as one for print, follows it in the
 * same class. Rules of elements stay, and those of any element inside a class, for the reasons that `groupMediaRules` gives.
 * @param css where the rules of each class are next to each other.
 */
export function splitWideRules(css: string): { narrow: string; wide: string } {
  const narrow: StyleRule[] = [];
  const wide: StyleRule[] = [];
  let current: StyleRule["name"];
  let moves = false;
  // From the last rule of each class on.
  for (const rule of splitRules(css).reverse()) {
    const { media, text, name } = rule;
    if (name !== current) moves = true;
    current = name;
    moves &&= name !== undefined && isWide(media) && !ANY_ELEMENT.test(text);
    (moves ? wide : narrow).unshift(rule);
  }
  return { narrow: narrow.map(toCss).join(""), wide: wide.map(toCss).join("") };
}
