/** Removes what PDF strings exclude. No-break spaces become plain: U+00A0 is « € » in jsPDF's PDFDocEncoding (ISO 32000-1, D.2). */
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

/** A URL as ASCII (ISO 32000-1, 12.6.4.7). Encoded characters, such as `%C3%A9`, stay unchanged. */
export const toUriString = (url: string) =>
  `(${encodeURI(toPdfString(url))
    .replace(/%25(?=[\da-f]{2})/gi, "%")
    .replace(/[\\()]/g, "\\$&")})`;
