const decodeAs = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** UTF-16 by its byte order mark, which Excel's « Texte Unicode » has. */
function utf16Of([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** Decodes a file of text: UTF-16 with a byte order mark, UTF-8, or else Windows-1252. @returns undefined for a binary file. */
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
