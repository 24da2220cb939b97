// Invisible characters that change a text (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). Allowed: tab, line feed,
// CR LF, and the zero-width joiner of an emoji, which group 1 matches first, because Safari has no lookbehind before 16.4.
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*\u200D(?=\p{Extended_Pictographic}))|(?![\t\n]|\r\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Line breaks that Word, PDF viewers and web pages put on the clipboard. */
export const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Strips paste artefacts (soft hyphen, zero-width space, BOM). Line breaks become line feeds, or spaces if `isOneLine`. */
export function withoutPasted(text: string, isOneLine: boolean): string {
  const lines = text.replace(/[\u00AD\u200B\uFEFF]/g, "").replace(LINE_BREAKS, "\n");
  return isOneLine ? lines.replace(/\s*\n\s*/g, " ") : lines;
}

export const replaceInvisible = (text: string, replacement: (character: string) => string) =>
  text.replace(INVISIBLE, (found: string, emoji?: string) => emoji ?? replacement(found));

export const invisibleCharacters = (text: string): readonly RegExpExecArray[] =>
  [...text.matchAll(INVISIBLE)].filter(([, emoji]) => emoji === undefined);

/** For texts that are shown, copied or sent: trimmed, without invisible characters. */
export const cleanText = (text: string) => replaceInvisible(text.replace(LINE_BREAKS, "\n"), () => "").trim();
