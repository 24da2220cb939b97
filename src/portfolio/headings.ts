/** Finds the headings of a table, also where they take two lines with merged cells. */
import { anchorOf } from "../content/links";
import { readDay } from "../contract/read-day";
import { columnOf, energyIn, hasNeeded, recognise } from "./columns";
import { FIELDS } from "./fields";

/** Lines of a title above the headings. */
export const MOST_TITLES = 10;

export interface Headings {
  texts: readonly string[];
  /** Index of their first row, and of the first row below them. */
  from: number;
  below: number;
}

type Cells = readonly string[];

export const hasDay = (cells: Cells) => cells.some((cell) => "day" in readDay(cell));
const filled = (cells: Cells) => cells.filter(Boolean);
const isKnown = (heading: string) => recognise([heading]).uses.length > 0;

/** Words of the second line of headings: « Du | Au », « (kVA) », « jj/mm/aaaa ». */
const SECOND_LINE =
  /^(?:du|au|de|a|debut|fin|dates?|duree|kva|[km]wh(?:-an)?|mois|jours?|en-(?:mois|jours?|kva|[km]wh)|jj-mm-aaaa|oui-non|gaz|elec\w*)$/;

/** Whether cells are a first line of headings, whose merged cells name groups: « GAZ | | ÉLECTRICITÉ | ». */
const isGroups = (cells: Cells) =>
  filled(cells).length > 1 &&
  filled(cells).every((cell) => cell.length < 40 && !/\d/.test(cell)) &&
  filled(cells).some((cell) => energyIn(cell) !== null || isKnown(cell));

/** Whether cells are a second line below headings, and not a contract. */
function isSecondLine(cells: Cells, upper: Cells): boolean {
  const columns = recognise(upper);
  const names = [columnOf(columns, "name"), columnOf(columns, "code")];
  const isHeading = (cell: string) => SECOND_LINE.test(anchorOf(cell)) || isKnown(cell);
  return (
    filled(cells).length > 0 &&
    !hasDay(cells) &&
    filled(cells).every(isHeading) &&
    names.every((column) => !cells[column])
  );
}

/** Puts a merged cell's text before each cell below it, unless the lower text alone is what is known. */
function combine(upper: Cells, lower: Cells): Cells {
  let group = "";
  const length = Math.max(upper.length, lower.length);
  return Array.from({ length }, (_, column) => {
    const [above = "", below = ""] = [upper[column], lower[column]];
    group = above || group;
    if (!below) return above;
    const both = `${group} ${below}`.trim();
    const isOwn = isKnown(below) && !FIELDS[recognise([below]).uses[0]?.field ?? "name"].isPerEnergy;
    return isOwn || (!isKnown(both) && isKnown(below)) ? below : both;
  });
}

/** @returns undefined where no line names the two columns that are needed. */
export function findHeadings(rows: readonly { cells: Cells }[]): Headings | undefined {
  for (let index = 0; index < Math.min(rows.length, MOST_TITLES); index += 1) {
    const cells = rows[index]?.cells ?? [];
    const next = rows[index + 1]?.cells ?? [];
    const isReadable = hasNeeded(recognise(cells));
    if (isReadable && isSecondLine(next, cells))
      return { texts: combine(cells, next), from: index, below: index + 2 };
    if (isReadable && !hasDay(cells)) return { texts: cells, from: index, below: index + 1 };
    const both = isGroups(cells) && !hasDay(next) ? combine(cells, next) : [];
    if (hasNeeded(recognise(both))) return { texts: both, from: index, below: index + 2 };
  }
  return undefined;
}

/** The first line that may be one of headings in other words. A line with a day is a contract: there are no headings. */
export function guessHeadings(rows: readonly { cells: Cells }[]): Headings {
  const first = rows.slice(0, MOST_TITLES).findIndex(({ cells }) => filled(cells).length > 1);
  const cells = rows[first]?.cells ?? [];
  const from = Math.max(first, 0);
  return hasDay(cells)
    ? { texts: cells.map(() => ""), from, below: from }
    : { texts: cells, from, below: first + 1 };
}
