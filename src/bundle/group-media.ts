import { ANY_ELEMENT, splitRules, type StyleRule, toCss } from "./style-rules";

/** Rules with the same query, or without any. */
interface Group {
  media: string;
  texts: string[];
}

/**
 * Moves media rules of classes to the end of a style sheet, where those with the same query become one. This saves 1 % of the home page.
 *
 * The rules of one class keep their order: only those move that no other rule of the class must follow. The order of rules of different
 * classes changes. That changes nothing, because an element has one class of emotion's: where rules of two classes apply to it, one is
 * like `.c-a > li`, which outweighs `.c-b`.
 */
export function groupMediaRules(css: string): string {
  const groups: Group[] = [];
  const others: Group[] = [];
  let current: StyleRule["name"];
  let limit = 0;
  for (const { media, text, name } of splitRules(css).reverse()) {
    // The rules of a class are next to each other. What moves must stay before those of the same class that have moved.
    if (name !== current) limit = groups.length;
    current = name;
    const place = groups.findIndex((group) => group.media === media);
    if (!name || !media || place > limit || ANY_ELEMENT.test(text)) limit = -1;
    if (limit < 0) {
      if (others[0]?.media !== media) others.unshift({ media, texts: [] });
      others[0]?.texts.unshift(text);
      continue;
    }
    if (place >= 0) limit = place;
    else groups.splice(limit, 0, { media, texts: [] });
    groups[limit]?.texts.unshift(text);
  }
  return [...others, ...groups].map(({ media, texts }) => toCss({ media, text: texts.join("") })).join("");
}
