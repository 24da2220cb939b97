/** Reads the building of a contract, which may be named above its line. */
import { anchorOf } from "../content/links";
import { quoted } from "../contract/read-day";
import type { Cells, Source } from "./cells";
import { columnOf } from "./columns";

/** Characters that the assembly's form takes. */
const LONGEST_NAME = 120;

/** « idem », « " », « // » in place of a name: the building of the line above. */
const DITTO = /^(?:idem|id\.?|ibid\.?|-?[″"”“»«〃']+-?|\/\/)$/i;
/** « - », « ? », « N/A », « #REF! » in place of a name: there is none. */
const NO_NAME = /^(?:[-–—?.…/\s]+|n[./]?[acd]\.?|#[A-Z0-9/]+[!?]?)$/i;

/** The heading of a column that may only count the lines: « N° ». */
const LINE_COUNT = /^(?:n|no|num|numero)$/;

interface Building {
  code: string;
  name: string;
  /** In French, on a name that is not in the contract's own line. */
  remark?: string | undefined;
}

const isDitto = (text: string) => DITTO.test(text);
/** An empty cell is none of these: it may be merged with the one above. */
const saysNone = (text: string) => NO_NAME.test(text) && !isDitto(text);

/** The own name of a contract's building, or else its code. Empty where it has none. */
function ownName({ row, table }: Source, { cell, heading, corrected }: Cells): string {
  if (row.title !== undefined) return row.title;
  const name = corrected("name");
  if (isDitto(name)) return "";
  if (name && !saysNone(name)) return name;
  // Below a merged cell of names, « N° » goes on counting.
  const onlyCounts = columnOf(table, "name") >= 0 && LINE_COUNT.test(anchorOf(heading("code")));
  const code = cell("code");
  return onlyCounts || isDitto(code) || saysNone(code) ? "" : code;
}

export function readBuilding(source: Source, cells: Cells): Building {
  const { row, above } = source;
  const { cell, corrected } = cells;
  const own = ownName(source, cells);
  const hasNoName = saysNone(corrected("name"));
  // A dash says that there is no name, and not that it is the one above.
  const inherited = hasNoName ? undefined : above;
  const name = own || (inherited?.name ?? `Ligne ${row.line}`);
  const hasOwnCode = cell("code") !== "" && !isDitto(cell("code"));
  const hasOwnCells = hasOwnCode || own !== "" || hasNoName;
  const isFromAbove = own === "" && inherited !== undefined;
  const aboutTitle = row.title === undefined ? undefined : `immeuble repris du titre ${quoted(row.title)}`;
  return {
    code: hasOwnCells ? cell("code") : (above?.code ?? ""),
    name: name.slice(0, LONGEST_NAME),
    remark: isFromAbove ? "immeuble repris de la ligne du dessus" : aboutTitle,
  };
}
