/** The lines of a Markdown field: each is a heading, an item of a list, a part of a callout or a paragraph, so that editors press Enter once. */

/** Signs of lists in other programs: Word's letters and two dashes only before a space, as they also begin words. */
export const FOREIGN_BULLET = /[•‣◦▪●○■□◆❖➢➤✓✔☐☑☒⁃∙]|[·–—](?=\s)|[o§Øüvq](?=\t|\s\s)/u;

/** « ## Titre », « ##Titre », « ##1. Titre », but not « #1 ». */
const HEADING = /^\s*(?<signs>#{1,6}(?=\s|\p{L}|$)|#{2,6}(?=\d))\s*(?<text>.*?)(?:\s#+)?$/u;

/** « > point important » */
const CALLOUT = /^\s*>[\s>]*(?<text>.*)$/;

/** A checkbox of a task: « - [x] point », « [ ] point ». */
const TASK = String.raw`\[[ xX]\]\s+`;

/** « 2. Prix », « 2) Prix », « 2.Prix ». « 2026. » begins a sentence, and « 2. » alone is text. */
const NUMBERED = new RegExp(
  String.raw`^\s*(?<number>\d{1,2})[.)](?:\s+|(?=\p{L}))(?:${TASK})?(?<text>\S.*)$`,
  "u",
);

/** « - point », « -point », « • point », « [ ] point », but not « -18 % ». A sign alone is an empty item. */
const POINT = new RegExp(
  String.raw`^\s*(?:[-*+](?:\s+|$)|-(?=\p{L})|(?:${FOREIGN_BULLET.source})\s*(?=\S)|(?=${TASK}))(?:${TASK})?(?<text>.*)$`,
  "u",
);

/** What a line begins or continues, with its text. */
export type Line =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "callout" | "paragraph"; text: string }
  /** A point has no number. */
  | { kind: "item"; number: number | null; text: string }
  /** Indented below an item. */
  | { kind: "continuation"; text: string }
  | { kind: "empty" };

/** A line break of Markdown, « \ » at the end of a line: each line is a paragraph already. */
const LINE_BREAK = /(?<!\\)\\$/;

/** @param isInList whether an indented line continues an item. */
function readLine(typed: string, isInList: boolean): Line {
  const line = typed.trimEnd().replace(LINE_BREAK, "").trimEnd();
  if (!line) return { kind: "empty" };
  const heading = HEADING.exec(line)?.groups;
  if (heading) {
    const { signs = "", text = "" } = heading;
    return { kind: "heading", level: signs.length > 2 ? 3 : 2, text };
  }
  const callout = CALLOUT.exec(line)?.groups;
  if (callout) return { kind: "callout", text: callout.text ?? "" };
  const numbered = NUMBERED.exec(line)?.groups;
  if (numbered) return { kind: "item", number: Number(numbered.number), text: numbered.text ?? "" };
  const point = POINT.exec(line)?.groups;
  if (point) return { kind: "item", number: null, text: point.text ?? "" };
  const isIndented = /^\s/.test(line);
  return { kind: isInList && isIndented ? "continuation" : "paragraph", text: line.trimStart() };
}

export function readLines(markdown: string): Line[] {
  const lines: Line[] = [];
  let isInList = false;
  for (const typed of markdown.split("\n")) {
    const line = readLine(typed, isInList);
    if (line.kind !== "empty") isInList = line.kind === "item" || line.kind === "continuation";
    lines.push(line);
  }
  return lines;
}

/** The texts of the lines: signs of lists are not printed, but become the PDF's own. */
export const withoutSigns = (markdown: string) =>
  readLines(markdown)
    .map((line) => (line.kind === "empty" ? "" : line.text))
    .join("\n");
