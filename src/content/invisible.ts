/**
 * Invisible characters that change a text: controls, format characters (direction, zero width, soft hyphen, tags), line
 * separators and lone surrogates. Allowed: tab, line feed, CR LF, and the zero-width joiner inside an emoji, which the group finds
 * first, because Safari has no lookbehind before version 16.4.
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*\u200D(?=\p{Extended_Pictographic}))|(?![\t\n]|\r\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A value without the characters that pasting brings and that change nothing: the soft hyphen, the zero-width space and the byte-order
 * mark, in all of its texts.
 */
export const withoutPasted = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replace(/[\u00AD\u200B\uFEFF]/g, "")) as Value;

/** Replaces invisible characters. */
export const replaceInvisible = (text: string, replacement: (character: string) => string) =>
  text.replace(INVISIBLE, (found: string, emoji?: string) => emoji ?? replacement(found));

/** The invisible characters of a text. */
export const invisibleCharacters = (text: string): readonly RegExpExecArray[] =>
  [...text.matchAll(INVISIBLE)].filter(([, emoji]) => emoji === undefined);

/** The line breaks of other programs: Word, PDF viewers and web pages put them on the clipboard. */
export const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** A text as it is shown, handed over or sent: without invisible characters, and without spaces around it. */
export const cleanText = (text: string) => replaceInvisible(text.replace(LINE_BREAKS, "\n"), () => "").trim();
