/** One line of a calendar file as a name and its value, already escaped: `["SUMMARY", "Préavis"]`. */
export type Property = readonly [name: string, value: string];

/** The maximum length of a line in octets, without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/** What no text of a calendar may contain: controls other than tab and line feed, and halves of a surrogate pair. */
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** A text as a value of the type TEXT (RFC 5545, 3.3.11). */
export const toText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(FORBIDDEN, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** The octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Cuts a line where it gets too long, but never inside a character. Each further part starts with a space, which counts. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

/** The text of a calendar file from its properties, in order. */
export const toLines = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join("");
