/** An emoji and the zero-width joiner before the next one: the first half of « 👩‍💻 ». */
const JOINED_EMOJI =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*\u200D(?=\p{Extended_Pictographic})/u;

/**
 * An invisible character that changes a text, such as a zero-width space or a sign that turns the direction of writing
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). Not a tab, a line feed or CR LF.
 */
const INVISIBLE_CHARACTER =
  /(?![\t\n]|\r\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u2800\u3164\uFFA0]/u;

/** The joiner of an emoji is kept. The emoji matches first, because Safari has no lookbehind before 16.4. */
const JOINED_OR_INVISIBLE = new RegExp(
  `(?<emoji>${JOINED_EMOJI.source})|${INVISIBLE_CHARACTER.source}`,
  "gu",
);

/** Line breaks that Word, PDF viewers and web pages put on the clipboard. */
export const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Strips paste artefacts (soft hyphen, zero-width space, BOM). Line breaks become line feeds, or spaces if `isOneLine`. */
export function withoutPasted(text: string, isOneLine: boolean): string {
  const lines = text.replace(/[\u00AD\u200B\uFEFF]/g, "").replace(LINE_BREAKS, "\n");
  if (!isOneLine) return lines;
  const parts = lines.split(/\n\s*/);
  // trimEnd, and no `\s*\n`, which reads a long row of spaces again from each of them.
  return parts.map((part, index) => (index < parts.length - 1 ? part.trimEnd() : part)).join(" ");
}

export const replaceInvisible = (text: string, replacement: (character: string) => string) =>
  text.replace(JOINED_OR_INVISIBLE, (found: string, emoji?: string) => emoji ?? replacement(found));

export const invisibleCharacters = (text: string): readonly RegExpExecArray[] =>
  [...text.matchAll(JOINED_OR_INVISIBLE)].filter(({ groups }) => groups?.emoji === undefined);

/** For texts that are shown, copied or sent: trimmed, without invisible characters. */
export const cleanText = (text: string) => replaceInvisible(text.replace(LINE_BREAKS, "\n"), () => "").trim();
