/**
 * Invisible characters, which receivers may handle badly: controls, format characters (direction, zero width, soft hyphen, tags),
 * line separators, halves of a surrogate pair. Not tab and line feed.
 */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text as it is sent: without invisible characters, and without spaces around it. */
export const cleanText = (text: string) => text.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trim();
