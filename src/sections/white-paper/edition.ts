import type { Chapter } from "./document";

/** Whether a chapter has a text or a chart. The table of contents also lists those that have neither. */
export const isWritten = ({ blocks, chart }: Pick<Chapter, "blocks" | "chart">) =>
  blocks.length > 0 || chart !== null;

/** Numbers in ascending order as a text: « 1 à 3 », « 1, 3 et 4 ». */
function toRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  const parts = ranges.flatMap(({ first, last }) => {
    if (last - first > 1) return [`${first}\u00a0à\u00a0${last}`];
    return last > first ? [`${first}`, `${last}`] : [`${first}`];
  });
  const end = parts.pop() ?? "";
  return parts.length > 0 ? `${parts.join(", ")} et\u00a0${end}` : end;
}

/** Says which chapters are written, if some are and others are only listed. */
export function describeEdition(note: string, chapters: readonly Chapter[]): string | null {
  const written = chapters.filter(isWritten).map(({ number }) => number);
  if (written.length === 0 || written.length === chapters.length) return null;
  return note.replaceAll("{chapitres}", toRanges(written));
}
