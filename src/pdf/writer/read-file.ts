/** An object of a file. */
export interface ReadObject {
  /** Its content, or the dictionary of its stream. */
  content: string;
  /** Where the data of its stream is in the file, from the first byte up to but not including the last. */
  stream?: readonly [start: number, end: number];
}

interface ReadFile {
  /** What comes before the first object. */
  header: string;
  /** The objects by their number, from 1; `undefined` for a number without an object. */
  objects: (ReadObject | undefined)[];
  /** What the trailer says besides the number of objects and the file's identifier. */
  trailer: string;
}

const STREAM = "\nstream\n";
const STREAM_END = "\nendstream";

/** @param end where the next object starts, or the table of objects. */
function readObject(file: string, start: number, end: number): ReadObject | undefined {
  const first = /^\d+ 0 obj\s*/.exec(file.slice(start, start + 20))?.[0];
  if (first === undefined) return undefined;
  const contentStart = start + first.length;
  // No text in an object has line breaks.
  const streamStart = file.indexOf(STREAM, contentStart);
  if (streamStart < 0 || streamStart > end)
    return { content: file.slice(contentStart, file.lastIndexOf("endobj", end)).trim() };
  const stream = [streamStart + STREAM.length, file.lastIndexOf(STREAM_END, end)] as const;
  return { content: file.slice(contentStart, streamStart), stream };
}

/**
 * Takes a file of jsPDF apart with the help of its cross-reference table.
 * @param file one character for each byte; without compression.
 * @throws when the file does not end as jsPDF's files do.
 */
export function readFile(file: string): ReadFile {
  const tableStart = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(file.slice(-40))?.[1] ?? NaN);
  const end = file.slice(tableStart);
  const count = /^xref\n0 (\d+)\n/.exec(end)?.[1];
  const trailer = /\ntrailer\n<<\n\/Size \d+\n([^]*?)\n\/ID .*\n>>\nstartxref\n/.exec(end)?.[1];
  if (count === undefined || trailer === undefined)
    throw new Error("jsPDF ends its files in another way now");
  const lines = end.split("\n").slice(2, 2 + Number(count));
  const offsets = lines.map((line) => (line.endsWith("n ") ? Number(line.slice(0, 10)) : null));
  const starts = offsets.filter((offset) => offset !== null).sort((one, other) => one - other);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? tableStart]));
  const objects = offsets
    .slice(1)
    .map((offset) =>
      offset === null ? undefined : readObject(file, offset, ends.get(offset) ?? tableStart),
    );
  return { header: file.slice(0, starts[0]), objects, trailer };
}
