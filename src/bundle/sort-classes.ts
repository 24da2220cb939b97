import { ANY_ELEMENT, splitRules, toCss, withoutNames } from "./style-rules";

interface ClassRules {
  name: string | undefined;
  css: string;
}

/** The rules of each class together; global rules stay each on its own. */
function classesOf(css: string): ClassRules[] {
  const classes: ClassRules[] = [];
  for (const rule of splitRules(css)) {
    const { name } = rule;
    const last = classes.at(-1);
    if (last && name && last.name === name) last.css += toCss(rule);
    else classes.push({ name, css: toCss(rule) });
  }
  return classes;
}

/**
 * Puts classes with similar rules next to each other, in the order of their text. Brotli needs fewer bits to refer to what is near:
 * 0.7 % of the home page. Global rules stay first.
 *
 * The order of classes changes nothing, for the reason that `groupMediaRules` gives. A class with a rule like `.c-a > *` is the
 * exception: it stays before all others, so that an element's own class still wins.
 */
export function sortClasses(css: string): string {
  const classes = classesOf(css);
  const globals = classes.filter(({ name }) => name === undefined);
  const named = classes.filter(({ name }) => name !== undefined);
  const exceptions = named.filter((entry) => ANY_ELEMENT.test(entry.css));
  const sorted = named
    .filter((entry) => !exceptions.includes(entry))
    .map((entry) => ({ ...entry, key: withoutNames(entry.css) }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  return [...globals, ...exceptions, ...sorted].map((entry) => entry.css).join("");
}
