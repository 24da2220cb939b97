/** Reasons to look at the list of columns, in French. */
import { anchorOf } from "../content/links";
import { quoted, readDay } from "../contract/read-day";
import { columnOf, columnUse } from "./columns";
import { FIELDS } from "./fields";
import type { Table } from "./table";

function rivalDoubts({ rivals, uses, headings }: Table): readonly string[] {
  return rivals.map(({ field, column }) => {
    const used = uses.find((use) => use.field === field);
    const label = FIELDS[field].label.toLowerCase();
    return `Pour «\u00a0${label}\u00a0», la colonne ${quoted(headings[used?.column ?? -1] ?? "")} est lue, et ${quoted(headings[column] ?? "")} ne l’est pas.`;
  });
}

function unsureDoubts({ unsure, headings }: Table): readonly string[] {
  return unsure.map(({ field, column }) => {
    const label = FIELDS[field].label.toLowerCase();
    return `La colonne ${quoted(headings[column] ?? "")} est lue comme «\u00a0${label}\u00a0»\u00a0: est-ce bien la fourniture d’énergie, et non l’entretien\u00a0?`;
  });
}

/** Columns of a size without a unit in the heading or from the visitor. */
function unitDoubts({ uses, headings, rows }: Table): readonly string[] {
  return uses.flatMap(({ field, column, unit }) => {
    const heading = headings[column] ?? "";
    const isSize = field === "power" || field === "consumption";
    const hasBareNumber = rows.some(({ cells }) => /^[\d\s.,]+$/.test(cells[column] ?? ""));
    const hasUnit = unit !== undefined || /(?:^|-)(?:kva|[km]wh)(?:-|$)/.test(anchorOf(heading));
    if (!isSize || hasUnit || !hasBareNumber) return [];
    return [
      `La colonne ${quoted(heading)} n’a pas d’unité\u00a0: choisissez-la, ou ses nombres ne comptent pas.`,
    ];
  });
}

function orderDoubts(table: Table): readonly string[] {
  const dayOf = (text: string | undefined) => {
    const read = readDay(text ?? "");
    return "day" in read ? read.day : undefined;
  };
  const isWrong = [null, "gaz" as const, "electricite" as const].some((energy) => {
    const [start, end] = [columnOf(table, "start", energy), columnOf(table, "end", energy)];
    return table.rows.some(({ cells }) => {
      const [from, to] = [dayOf(cells[start]), dayOf(cells[end])];
      return from !== undefined && to !== undefined && to <= from;
    });
  });
  return isWrong ? ["Des contrats finissent avant leur début\u00a0: vérifiez ces deux colonnes."] : [];
}

function noticeDoubts(table: Table): readonly string[] {
  const use = columnUse(table, "notice");
  const hasDays = use && table.rows.some(({ cells }) => "day" in readDay(cells[use.column] ?? ""));
  return hasDays
    ? [`La colonne ${quoted(table.headings[use.column] ?? "")} a des dates\u00a0: est-ce le préavis\u00a0?`]
    : [];
}

/** A line has two contracts, and one notice. */
function sharedDoubts({ isSplit, uses, headings }: Table): readonly string[] {
  const shared = uses.find(({ field, energy }) => field === "notice" && !energy);
  if (!isSplit || !shared) return [];
  return [`La colonne ${quoted(headings[shared.column] ?? "")} sert aux deux contrats, gaz et électricité.`];
}

/** Why the reading of the columns is not clear. Empty if it is. */
export const doubtsOn = (table: Table): readonly string[] => [
  ...rivalDoubts(table),
  ...unsureDoubts(table),
  ...unitDoubts(table),
  ...orderDoubts(table),
  ...noticeDoubts(table),
  ...sharedDoubts(table),
];
