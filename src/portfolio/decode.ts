const decodeAs = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** Finds UTF-16 by its byte order mark, or by its null bytes: a Latin letter has one after it (LE) or before it (BE). */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 1000);
  const nullsAtEven = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const nullsAtOdd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  // Half of the bytes are null in Latin text; other signs make them fewer.
  const many = sample.length / 3;
  if (nullsAtOdd > many && nullsAtEven < nullsAtOdd / 10) return "utf-16le";
  if (nullsAtEven > many && nullsAtOdd < nullsAtEven / 10) return "utf-16be";
  return undefined;
}

/** Decodes a file of text: UTF-16, UTF-8, or else Windows-1252. @returns undefined for a binary file. */
export function decodeFile(bytes: Uint8Array): string | undefined {
  const utf16 = utf16Of(bytes);
  if (utf16) return decodeAs(utf16, bytes);
  // XLS, XLSX and ODS have null bytes.
  if (bytes.includes(0)) return undefined;
  try {
    return decodeAs("utf-8", bytes, true);
  } catch {
    // A byte sequence is not UTF-8.
    return decodeAs("windows-1252", bytes);
  }
}
