import { withUsualSpaces } from "./spaces";

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
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Removes invisible characters, such as those that a paste leaves. Every line break becomes a line feed. */
const withoutInvisible = (text: string) =>
  text
    .replace(LINE_BREAKS, "\n")
    .replace(JOINED_OR_INVISIBLE, (_found: string, emoji?: string) => emoji ?? "");

/** For the content: as typed, without invisible characters and with two kinds of spaces. Line breaks become spaces if `isOneLine`. */
export function tidyText(text: string, isOneLine: boolean): string {
  const lines = withUsualSpaces(withoutInvisible(text));
  if (!isOneLine) return lines;
  const parts = lines.split(/\n\s*/);
  // `trimEnd`, because `\s*\n` takes quadratic time for a long row of spaces.
  return parts.map((part, index) => (index < parts.length - 1 ? part.trimEnd() : part)).join(" ");
}

/** Cleans a text that will be shown, copied or sent: without invisible characters and spaces at its ends. */
export const cleanText = (text: string) => withoutInvisible(text).trim();
