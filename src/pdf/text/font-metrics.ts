/** Advance widths by code point, in thousandths of the type size. Its keys are the characters that the font has. */
export type FontMetrics = ReadonlyMap<number, number>;

const UNICODE_BMP_FORMAT = 4;

function findTables(file: DataView): ReadonlyMap<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < file.getUint16(4); index++) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => file.getUint8(record + byte)));
    tables.set(tag, file.getUint32(record + 8));
  }
  return tables;
}

/** The offset of the character map for the Basic Multilingual Plane. */
function findCharacterMap(file: DataView, cmap: number): number {
  for (let index = 0; index < file.getUint16(cmap + 2); index++) {
    const subtable = cmap + file.getUint32(cmap + 4 + 8 * index + 4);
    if (file.getUint16(subtable) === UNICODE_BMP_FORMAT) return subtable;
  }
  throw new Error("This font has no character map of format 4");
}

/** Glyph number by code point (OpenType 1.9, table "cmap", format 4). */
function readCharacterMap(file: DataView, start: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const size = file.getUint16(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
  for (let segment = 0; segment < size; segment += 2) {
    const read = (array: number) => file.getUint16(start + array + segment);
    const offset = read(offsets);
    for (let code = read(starts); code <= read(ends) && code < 0xffff; code++) {
      const direct = offset === 0 ? code : 0;
      const listed = offset && file.getUint16(start + offsets + segment + offset + 2 * (code - read(starts)));
      const glyph = direct || listed ? ((direct || listed) + read(deltas)) & 0xffff : 0;
      if (glyph) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/**
 * Reads the widths of a TrueType font.
 *
 * They are truncated to whole thousandths, like the widths that jsPDF writes and viewers use. So measured and displayed widths
 * are equal.
 * @throws when a table is missing, or the file is not a TrueType font.
 */
export function readFontMetrics(font: Uint8Array): FontMetrics {
  const file = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = findTables(file);
  const table = (tag: string): number => {
    const start = tables.get(tag);
    if (start === undefined) throw new Error(`This font has no "${tag}" table`);
    return start;
  };
  const unitsPerEm = file.getUint16(table("head") + 18);
  const lastLongMetric = file.getUint16(table("hhea") + 34) - 1;
  const hmtx = table("hmtx");
  const metrics = new Map<number, number>();
  for (const [code, glyph] of readCharacterMap(file, findCharacterMap(file, table("cmap")))) {
    const advance = file.getUint16(hmtx + 4 * Math.min(glyph, lastLongMetric));
    metrics.set(code, Math.trunc((advance * 1000) / unitsPerEm));
  }
  return metrics;
}
