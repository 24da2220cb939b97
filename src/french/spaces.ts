/** Any space within a line, for the source of a pattern: Word types U+00A0 before a colon, macOS U+202F. */
const SPACE = "[ \\t\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]";

/** The source of a pattern whose plain spaces stand for any space. */
export const withAnySpace = (source: string) => source.replaceAll(" ", SPACE);

/** A text with two kinds of spaces only: the plain one, and U+00A0 where a line must not break. Tabs stay. */
export const withTwoSpaces = (text: string) =>
  text.replace(/[\u202f\u2007]/g, "\u00a0").replace(/(?![ \u00a0])\p{Zs}/gu, " ");
