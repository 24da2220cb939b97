/** Source of a regular expression for any space within a line: Word types U+00A0 before a colon, macOS U+202F. */
const SPACE = "[ \\t\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]";

/** Turns each plain space in the source of a regular expression into one that matches any space. */
export const withAnySpace = (source: string) => source.replaceAll(" ", SPACE);

/** Reduces the many spaces of Unicode to two: U+00A0 for those at which a line must not break, the plain space for all others. Tabs stay. */
export const withUsualSpaces = (text: string) =>
  text.replace(/[\u202f\u2007]/g, "\u00a0").replace(/(?![ \u00a0])\p{Zs}/gu, " ");
