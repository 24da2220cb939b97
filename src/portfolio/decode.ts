/** CP850, the code page of DOS programs, from byte 128 on. Browsers do not decode it. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

/** Bytes that are looked at to find the encoding. */
const SAMPLE = 200_000;

const decodeCp850 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (CP850[byte - 128] ?? ""))).join("");

const decodeAs = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** French letters and signs, the frequent ones thrice: a wrong encoding has others. */
const frenchIn = (text: string) => 3 * countOf(text, /[éèàÉÈÀ]/g) + countOf(text, /[êëâçîïôûùÊÇÎÔ°’œ]/g);

/** UTF-16 without a mark: every second byte of Latin text is null. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, 1000);
  const nulls = [0, 1].map((rest) => sample.filter((byte, index) => index % 2 === rest && byte === 0).length);
  const [even = 0, odd = 0] = nulls;
  const most = sample.length / 3;
  if (odd > most && even < odd / 10) return "utf-16le";
  return even > most && odd < even / 10 ? "utf-16be" : undefined;
}

/** Decodes a file of text: UTF-8, UTF-16, or else what has most French letters. @returns undefined for a binary file. */
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
    const decoders = [
      (part: Uint8Array) => decodeAs("windows-1252", part),
      (part: Uint8Array) => decodeAs("macintosh", part),
      decodeCp850,
    ];
    const sample = bytes.subarray(0, SAMPLE);
    const [best] = decoders
      .map((decode) => ({ decode, score: frenchIn(decode(sample)) }))
      .sort((one, other) => other.score - one.score);
    return best?.decode(bytes);
  }
}
