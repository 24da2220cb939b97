/** A text without what a PDF's strings cannot have: control characters, lone surrogates, characters that Unicode excludes. */
const toPlain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u202f\t\n\r]/g, " ")
    .replace(/[\p{Cc}\p{Cs}\u00ad\ufffe\uffff]/gu, "");

/**
 * Prepares a text for metadata and outline. jsPDF writes characters below U+0100 as bytes of PDFDocEncoding, which differs from
 * Latin-1 in U+0080 to U+00A0 and in U+00AD (ISO 32000-1, annex D.2): a no-break space would appear as « € ».
 */
export const toPdfString = toPlain;

/** A text string as hexadecimal UTF-16 (ISO 32000-1, 7.9.2.2), for objects that jsPDF does not write. */
export function toHexString(text: string): string {
  let hex = "";
  const plain = toPlain(text);
  for (let index = 0; index < plain.length; index++)
    hex += plain.charCodeAt(index).toString(16).padStart(4, "0");
  return `<feff${hex}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text within an XML element. */
export const toXml = (text: string) => toPlain(text).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");

/** A URL as a string of ASCII characters (ISO 32000-1, 12.6.4.7). What is encoded already, such as `%C3%A9`, stays as it is. */
export const toUriString = (url: string) =>
  `(${encodeURI(toPlain(url))
    .replace(/%25(?=[\da-f]{2})/gi, "%")
    .replace(/[\\()]/g, "\\$&")})`;
