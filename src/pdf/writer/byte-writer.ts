/** The bytes of a string that has one character for each. */
export function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** How many characters one call of a function may have as arguments; engines have different limits, all higher. */
const MOST_ARGUMENTS = 8192;

/** A string with one character for each byte. */
export function toByteString(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += MOST_ARGUMENTS) {
    const part = bytes.subarray(start, start + MOST_ARGUMENTS);
    // Not with a spread, which Babel turns into a slow copy.
    text += Reflect.apply(String.fromCharCode, null, part) as string;
  }
  return text;
}

/** A file that grows at its end. */
export interface ByteWriter {
  /** Bytes so far. */
  length: number;
  /** @param part bytes, or a string with one character for each. */
  write: (part: string | Uint8Array) => void;
  bytes: () => Uint8Array<ArrayBuffer>;
}

export function createByteWriter(): ByteWriter {
  const parts: Uint8Array[] = [];
  return {
    length: 0,
    write(part) {
      const bytes = typeof part === "string" ? toBytes(part) : part;
      parts.push(bytes);
      this.length += bytes.length;
    },
    bytes() {
      const all = new Uint8Array(this.length);
      let position = 0;
      for (const part of parts) {
        all.set(part, position);
        position += part.length;
      }
      return all;
    },
  };
}
