import { ANY_ELEMENT, splitRules, withoutNames } from "./style-rules";

interface ClassRules {
  name: string | undefined;
  css: string;
}

/** The rules of each class together; global rules stay each on its own. */
function classesOf(css: string): ClassRules[] {
  const classes: ClassRules[] = [];
  for (const { media, text, name } of splitRules(css)) {
    const rule = media ? `${media}{${text}}` : text;
    const last = classes.at(-1);
    if (last && name && last.name === name) last.css += rule;
    else classes.push({ name, css: rule });
  }
  return classes;
}

/**
 * Puts classes with similar rules next to each other, in the order of their text. Brotli needs fewer bits to refer to what is near:
 * 0.7 % of the home page. Global rules stay first.
 *
 * The order of classes changes nothing, for the reason that `groupMediaRules` gives. Where it could, the class comes first, as the
 * class of an element follows that of its parents before.
 */
export function sortClasses(css: string): string {
  const classes = classesOf(css);
  const rank = ({ name, css: rules }: ClassRules) =>
    name === undefined ? 0 : ANY_ELEMENT.test(rules) ? 1 : 2;
  const key = (entry: ClassRules) => (rank(entry) === 2 ? withoutNames(entry.css) : "");
  return classes
    .map((entry) => ({ css: entry.css, rank: rank(entry), key: key(entry) }))
    .sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ css: rules }) => rules)
    .join("");
}
