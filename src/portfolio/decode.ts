/** CP850, the code page of DOS programs, from byte 128 on. Browsers do not decode it. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

/** The first bytes of a file, which are enough to find its encoding. */
const SAMPLE_BYTES = 200_000;

const decodeCp850 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (CP850[byte - 128] ?? ""))).join("");

/** @param fatal throws at a byte that the encoding does not have. */
const decodeAs = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Counts French letters and signs, the frequent ones thrice: in a wrong encoding the same bytes are other signs. */
function frenchScore(text: string): number {
  const frequent = countOf(text, /[éèàÉÈÀ]/g);
  const others = countOf(text, /[êëâçîïôûùÊÇÎÔ°’œ]/g);
  return 3 * frequent + others;
}

/** Finds UTF-16 without a byte order mark: a Latin letter has a null byte after it (LE) or before it (BE). */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, 1000);
  const nullsAtEven = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const nullsAtOdd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  // Half of the bytes are null in Latin text; other signs make them fewer.
  const many = sample.length / 3;
  if (nullsAtOdd > many && nullsAtEven < nullsAtOdd / 10) return "utf-16le";
  if (nullsAtEven > many && nullsAtOdd < nullsAtEven / 10) return "utf-16be";
  return undefined;
}

/** Tries the encodings of old programs, and takes the text with most French letters. */
function decodeByLetters(bytes: Uint8Array): string | undefined {
  const decoders = [
    (part: Uint8Array) => decodeAs("windows-1252", part),
    (part: Uint8Array) => decodeAs("macintosh", part),
    decodeCp850,
  ];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const tried = decoders.map((decode) => ({ decode, score: frenchScore(decode(sample)) }));
  tried.sort((one, other) => other.score - one.score);
  return tried[0]?.decode(bytes);
}

/** Decodes a file of text: UTF-8, UTF-16, or an encoding of old programs. @returns undefined for a binary file. */
export function decodeFile(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decodeAs("utf-16be", bytes);
  const utf16 = utf16Of(bytes);
  if (utf16) return decodeAs(utf16, bytes);
  // XLS, XLSX and ODS have null bytes.
  if (bytes.includes(0) || decodeAs("windows-1252", bytes.subarray(0, 4)) === "%PDF") return undefined;
  try {
    return decodeAs("utf-8", bytes, true);
  } catch {
    // A byte sequence is not UTF-8.
    return decodeByLetters(bytes);
  }
}
