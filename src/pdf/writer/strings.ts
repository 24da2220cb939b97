/**
 * A text without what a PDF's strings cannot have: control characters, lone surrogates, characters that Unicode excludes.
 * No-break spaces are plain: jsPDF writes metadata and outline in PDFDocEncoding, where U+00A0 is « € » (ISO 32000-1, D.2).
 */
export const toPdfString = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u202f\t\n\r]/g, " ")
    .replace(/[\p{Cc}\p{Cs}\u00ad\ufffe\uffff]/gu, "");

/** A text string as hexadecimal UTF-16 (ISO 32000-1, 7.9.2.2), for objects that jsPDF does not write. */
export function toHexString(text: string): string {
  const units = toPdfString(text).split("");
  return `<feff${units.map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0")).join("")}>`;
}

export const toXml = (text: string) =>
  toPdfString(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A URL as a string of ASCII characters (ISO 32000-1, 12.6.4.7). What is encoded already, such as `%C3%A9`, stays as it is. */
export const toUriString = (url: string) =>
  `(${encodeURI(toPdfString(url))
    .replace(/%25(?=[\da-f]{2})/gi, "%")
    .replace(/[\\()]/g, "\\$&")})`;
