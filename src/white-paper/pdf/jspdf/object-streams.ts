/** The start of a stream within an object. No text in an object has line breaks. */
const STREAM = "\nstream\n";

/** Bytes of an offset in the table of objects: enough for a file of 16 MB. */
const OFFSET_BYTES = 3;

const toBytes = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    String.fromCharCode((value >>> (8 * (count - 1 - index))) & 0xff),
  ).join("");

/** An entry of the table of objects: not used; at an offset; the nth in a stream of objects (ISO 32000-1, table 18). */
const entryOf = (type: 0 | 1 | 2, position: number, index: number) =>
  toBytes(type, 1) + toBytes(position, OFFSET_BYTES) + toBytes(index, 2);
const UNUSED = entryOf(0, 0, 0xffff);

interface ReadFile {
  /** What comes before the first object. */
  header: string;
  /** The content of each object by its number, from 1; `undefined` for a number without an object. */
  objects: (string | undefined)[];
  /** What the trailer says besides the number of objects. */
  trailer: string;
}

/** Takes a file apart with the help of its cross-reference table. */
function readFile(file: string): ReadFile {
  const tableStart = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(file)?.[1] ?? NaN);
  const end = file.slice(tableStart);
  const count = /^xref\n0 (\d+)\n/.exec(end)?.[1];
  const trailer = /\ntrailer\n<<\n\/Size \d+\n([^]*?)\n>>\nstartxref\n/.exec(end)?.[1];
  if (count === undefined || trailer === undefined)
    throw new Error("jsPDF ends its files in another way now");
  const lines = end.split("\n").slice(2, 2 + Number(count));
  const offsets = lines.map((line) => (line.endsWith("n ") ? Number(line.slice(0, 10)) : null));
  const starts = offsets.filter((offset) => offset !== null).sort((one, other) => one - other);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? tableStart]));
  const objects = offsets.slice(1).map((offset) => {
    const text = offset === null ? "" : file.slice(offset, ends.get(offset));
    return /^\d+ 0 obj\s*([^]*?)\s*endobj\s*$/.exec(text)?.[1];
  });
  return { header: file.slice(0, starts[0]), objects, trailer };
}

/**
 * Moves all objects that are not streams into one compressed stream, and replaces the table of objects with a stream (ISO
 * 32000-1, 7.5.7 and 7.5.8): the structure takes about 3 KB then, not 20.
 * @param file a whole file of jsPDF, one character for each byte.
 * @param deflate compresses such bytes.
 * @throws when the file does not end as jsPDF's files do.
 */
export function packObjects(file: string, deflate: (bytes: string) => string): string {
  const { header, objects, trailer } = readFile(file);
  const [packNumber, tableNumber] = [objects.length + 1, objects.length + 2];
  const entries = [UNUSED];
  // Streams of objects came with PDF 1.5. The structure is that of ISO 32000-1, which is PDF 1.7.
  let packed = header.replace(/^%PDF-1\.\d/, "%PDF-1.7");
  const put = (number: number, body: string) => {
    packed += `${number} 0 obj\n${body}\nendobj\n`;
  };
  const toStream = (dictionary: string, bytes: string) => {
    const data = deflate(bytes);
    return `<<${dictionary}/Filter/FlateDecode/Length ${data.length}>>${STREAM}${data}\nendstream`;
  };

  const [index, bodies]: [string[], string[]] = [[], []];
  let position = 0;
  objects.forEach((body, place) => {
    const number = place + 1;
    if (body === undefined) {
      entries.push(UNUSED);
    } else if (body.includes(STREAM)) {
      entries.push(entryOf(1, packed.length, 0));
      put(number, body);
    } else {
      entries.push(entryOf(2, packNumber, bodies.length));
      index.push(`${number} ${position}`);
      bodies.push(body);
      position += body.length + 1;
    }
  });
  const start = `${index.join(" ")}\n`;
  const pack = `/Type/ObjStm/N ${bodies.length}/First ${start.length}`;
  entries.push(entryOf(1, packed.length, 0));
  put(packNumber, toStream(pack, start + bodies.join("\n")));

  const tableStart = packed.length;
  entries.push(entryOf(1, tableStart, 0));
  const table = `/Type/XRef/Size ${tableNumber + 1}/W[1 ${OFFSET_BYTES} 2]\n${trailer}\n`;
  put(tableNumber, toStream(table, entries.join("")));
  return `${packed}startxref\n${tableStart}\n%%EOF\n`;
}
