/** Splits a Markdown field into lines. Each line is a block of its own, so editors need no empty line between blocks. */

/** Signs of lists in other programs. A dash or « · » counts before a space; Word's letters count before a tab or two spaces. */
export const FOREIGN_BULLET = /[•‣◦▪●○■□◆❖➢➤✓✔☐☑☒⁃∙]|[·–—](?=\s)|[o§Øüvq](?=\t|\s\s)/u;

/** « ## Titre », « ##Titre », « #Titre », « ##1. Titre », but not « #1 ». */
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

/** « - point », « -point », « • point », « [ ] point », but not « -18 % ». « - », « * » or « + » alone is an empty item. */
const POINT = new RegExp(
  String.raw`^\s*(?:[-*+](?:\s+|$)|-(?=\p{L})|(?:${FOREIGN_BULLET.source})\s*(?=\S)|(?=${TASK}))(?:${TASK})?(?<text>.*)$`,
  "u",
);

/** The kind of a line, with its text. */
export type Line =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "callout" | "paragraph"; text: string }
  /** A point has no number. */
  | { kind: "item"; number: number | null; text: string }
  /** Indented below an item. */
  | { kind: "continuation"; text: string }
  | { kind: "empty" };

/** Markdown's « \ » at the end of a line is dropped, because each line is a paragraph already. */
const LINE_BREAK = /(?<!\\)\\$/;

/** @param isInList whether the last line that is not empty belongs to a list: then an indented line continues its item. */
function readLine(typed: string, isInList: boolean): Line {
  const line = typed.trimEnd().replace(LINE_BREAK, "").trimEnd();
  if (!line) return { kind: "empty" };
  const heading = HEADING.exec(line)?.groups;
  if (heading) {
    const { signs = "", text = "" } = heading;
    // Pages have two levels: « # » counts as « ## », and « #### » as « ### ».
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
    // An empty line does not end a list.
    if (line.kind !== "empty") isInList = line.kind === "item" || line.kind === "continuation";
    lines.push(line);
  }
  return lines;
}

/** The texts of the lines without Markdown's signs, which are not printed: the PDF draws its own. */
export const withoutSigns = (markdown: string) =>
  readLines(markdown)
    .map((line) => (line.kind === "empty" ? "" : line.text))
    .join("\n");
