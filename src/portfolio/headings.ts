/** Finds the headings of a table, also where they take two lines with merged cells. */
import { anchorOf } from "../content/links";
import { readDay } from "../contract/read-day";
import { columnOf, hasNeededColumns } from "./columns";
import { FIELDS } from "./fields";
import { energyIn, recognise } from "./recognise";

/** Lines of titles that may stand above the headings. */
export const MOST_TITLE_LINES = 10;

export interface Headings {
  texts: readonly string[];
  /** Index of the first row of headings. */
  firstRow: number;
  /** Index of the first row below the headings. */
  firstDataRow: number;
}

type Cells = readonly string[];

export const hasDay = (cells: Cells) => cells.some((cell) => "day" in readDay(cell));
const filled = (cells: Cells) => cells.filter(Boolean);
const isKnown = (heading: string) => recognise([heading]).uses.length > 0;

/** Words of the second line of headings: « Du | Au », « (kVA) », « jj/mm/aaaa ». */
const SECOND_LINE =
  /^(?:du|au|de|a|debut|fin|dates?|duree|kva|[km]wh(?:-an)?|mois|jours?|en-(?:mois|jours?|kva|[km]wh)|jj-mm-aaaa|oui-non|gaz|elec\w*)$/;

/** A first line of headings whose merged cells name groups: « GAZ | | ÉLECTRICITÉ | », « Ancien contrat | | Contrat en cours | ». */
function isGroupLine(cells: Cells): boolean {
  const texts = filled(cells);
  const looksLikeHeading = (text: string) => text.length < 40 && !/\d/.test(text);
  const namesContract = (text: string) => /\bcontrat\b/.test(anchorOf(text));
  const namesField = (text: string) => energyIn(text) !== null || isKnown(text) || namesContract(text);
  return texts.length > 1 && texts.every(looksLikeHeading) && texts.some(namesField);
}

/** A second line of headings, and not a contract: nothing stands below the names of buildings. */
function isSecondLine(cells: Cells, firstLine: Cells): boolean {
  const texts = filled(cells);
  if (texts.length === 0 || hasDay(cells)) return false;
  const columns = recognise(firstLine);
  const namesBuilding = [columnOf(columns, "name"), columnOf(columns, "code")].some(
    (column) => cells[column],
  );
  const isHeading = (text: string) => SECOND_LINE.test(anchorOf(text)) || isKnown(text);
  return !namesBuilding && texts.every(isHeading);
}

/** A heading of a field that has one column for both energies, such as « Lots »: no group changes its meaning. */
function isSharedField(heading: string): boolean {
  const [use] = recognise([heading]).uses;
  return use !== undefined && !FIELDS[use.field].isPerEnergy;
}

/** Puts the text of a merged cell before each heading below it: « GAZ » above « Fin » gives « GAZ Fin ». */
function combine(firstLine: Cells, secondLine: Cells): Cells {
  const headings: string[] = [];
  const length = Math.max(firstLine.length, secondLine.length);
  let group = "";
  for (let column = 0; column < length; column += 1) {
    const upper = firstLine[column] ?? "";
    const lower = secondLine[column] ?? "";
    // A merged cell has its text in its first column only.
    group = upper || group;
    const both = `${group} ${lower}`.trim();
    if (!lower) headings.push(upper);
    else headings.push(isSharedField(lower) ? lower : both);
  }
  return headings;
}

/** Finds the first line, or pair of lines, with the columns that are needed. @returns undefined if there is none. */
export function findHeadings(rows: readonly { cells: Cells }[]): Headings | undefined {
  const mostRows = Math.min(rows.length, MOST_TITLE_LINES);
  for (let firstRow = 0; firstRow < mostRows; firstRow += 1) {
    const cells = rows[firstRow]?.cells ?? [];
    const next = rows[firstRow + 1]?.cells ?? [];
    const oneLine: Headings = { texts: cells, firstRow, firstDataRow: firstRow + 1 };
    const twoLines = (): Headings => ({
      texts: combine(cells, next),
      firstRow,
      firstDataRow: firstRow + 2,
    });
    const isReadable = hasNeededColumns(recognise(cells));
    if (isReadable && isSecondLine(next, cells)) return twoLines();
    if (isReadable && !hasDay(cells)) return oneLine;
    const isGrouped = isGroupLine(cells) && !hasDay(next);
    if (isGrouped && hasNeededColumns(recognise(combine(cells, next)))) return twoLines();
  }
  return undefined;
}

/** Takes the first line of two cells as unknown headings. If it has a day, it is a contract, and the table has no headings. */
export function guessHeadings(rows: readonly { cells: Cells }[]): Headings {
  const found = rows.slice(0, MOST_TITLE_LINES).findIndex(({ cells }) => filled(cells).length > 1);
  const cells = rows[found]?.cells ?? [];
  const firstRow = Math.max(found, 0);
  if (hasDay(cells)) return { texts: cells.map(() => ""), firstRow, firstDataRow: firstRow };
  return { texts: cells, firstRow, firstDataRow: found + 1 };
}
