/**
 * Invisible characters that change a text: controls, format characters (direction, zero width, soft hyphen, tags), letters without
 * ink and lone surrogates. Allowed: tab, line feed, CR LF, and the zero-width joiner inside an emoji, which the group finds first,
 * because Safari has no lookbehind before version 16.4.
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*\u200D(?=\p{Extended_Pictographic}))|(?![\t\n]|\r\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** The line breaks of other programs: Word, PDF viewers and web pages put them on the clipboard. */
export const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * A text of the content without the artefacts of pasting that change nothing (soft hyphen, zero-width space, byte order mark), with
 * line feeds, or in a text of one line with spaces.
 */
export function withoutPasted(text: string, isOneLine: boolean): string {
  const lines = text.replace(/[\u00AD\u200B\uFEFF]/g, "").replace(LINE_BREAKS, "\n");
  return isOneLine ? lines.replace(/\s*\n\s*/g, " ") : lines;
}

/** Replaces invisible characters. */
export const replaceInvisible = (text: string, replacement: (character: string) => string) =>
  text.replace(INVISIBLE, (found: string, emoji?: string) => emoji ?? replacement(found));

/** The invisible characters of a text. */
export const invisibleCharacters = (text: string): readonly RegExpExecArray[] =>
  [...text.matchAll(INVISIBLE)].filter(([, emoji]) => emoji === undefined);

/** A text as it is shown, handed over or sent: without invisible characters, and without spaces around it. */
export const cleanText = (text: string) => replaceInvisible(text.replace(LINE_BREAKS, "\n"), () => "").trim();
