/** Reasons for the visitor to check how the columns were read, in French. */
import { anchorOf } from "../content/links";
import { quoted, readDay } from "../contract/read-day";
import { addDays, type IsoDay } from "../french/dates";
import { COLUMN_ENERGIES, columnOf, type ColumnUse, columnUse } from "./columns";
import { FIELDS } from "./fields";
import type { Table } from "./table";

/** « Échéance » is used, « Fin d’exercice » is not: one of two headings for the same field may be the wrong one. */
function rivalDoubts({ rivals, uses, headings }: Table): readonly string[] {
  return rivals.map(({ field, column }) => {
    const used = uses.find((use) => use.field === field);
    const usedHeading = headings[used?.column ?? -1] ?? "";
    const otherHeading = headings[column] ?? "";
    const label = FIELDS[field].label.toLowerCase();
    return `Pour «\u00a0${label}\u00a0», la colonne ${quoted(usedHeading)} est lue, et ${quoted(otherHeading)} ne l’est pas.`;
  });
}

/** « Échéance chauffage » may be the end of a contract of maintenance. */
function unsureDoubts({ unsure, headings }: Table): readonly string[] {
  return unsure.map(({ field, column }) => {
    const label = FIELDS[field].label.toLowerCase();
    return `La colonne ${quoted(headings[column] ?? "")} est lue comme «\u00a0${label}\u00a0»\u00a0: est-ce bien la fourniture d’énergie, et non l’entretien\u00a0?`;
  });
}

/** A unit of a size in a heading's anchor: `puissance-kva`. */
const UNIT = /(?:^|-)(?:kva|[km]wh)(?:-|$)/;
/** « 1 040,5 » */
const BARE_NUMBER = /^[\d\s.,]+$/;

/** A column of sizes has numbers without a unit: neither its heading nor the visitor gives one. */
function unitDoubts({ uses, headings, rows }: Table): readonly string[] {
  const doubts: string[] = [];
  for (const { field, column, unit } of uses) {
    const heading = headings[column] ?? "";
    const isSize = field === "power" || field === "consumption";
    const hasUnit = unit !== undefined || UNIT.test(anchorOf(heading));
    const hasBareNumber = rows.some(({ cells }) => BARE_NUMBER.test(cells[column] ?? ""));
    if (isSize && !hasUnit && hasBareNumber)
      doubts.push(
        `La colonne ${quoted(heading)} n’a pas d’unité\u00a0: choisissez-la, ou ses nombres ne comptent pas.`,
      );
  }
  return doubts;
}

function dayIn(cell: string | undefined): IsoDay | undefined {
  const read = readDay(cell ?? "");
  return "day" in read ? read.day : undefined;
}

/** A contract ends before its start: the two columns may be swapped. */
function orderDoubts(table: Table): readonly string[] {
  const isSwapped = [null, ...COLUMN_ENERGIES].some((energy) => {
    const startColumn = columnOf(table, "start", energy);
    const endColumn = columnOf(table, "end", energy);
    return table.rows.some(({ cells }) => {
      const start = dayIn(cells[startColumn]);
      const end = dayIn(cells[endColumn]);
      return start !== undefined && end !== undefined && end <= start;
    });
  });
  return isSwapped ? ["Des contrats finissent avant leur début\u00a0: vérifiez ces deux colonnes."] : [];
}

/** The column of notices has days: it may be the last day to terminate. */
function noticeDoubts(table: Table): readonly string[] {
  const notices = table.uses.filter(({ field }) => field === "notice");
  const hasDays = ({ column }: ColumnUse) =>
    table.rows.some(({ cells }) => dayIn(cells[column]) !== undefined);
  return notices.filter(hasDays).map(({ column }) => {
    const heading = table.headings[column] ?? "";
    return `La colonne ${quoted(heading)} a des dates\u00a0: est-ce le préavis\u00a0?`;
  });
}

/** « N° de facture », « Date facture » */
const OF_INVOICE = /^(?:n|no|num|numero|ref|reference|date|montant)-(?:de-|d-|la-)*factures?\b|^factures?$/;

/** The table may list invoices, with their days of payment. */
function invoiceDoubts(table: Table): readonly string[] {
  const { headings } = table;
  const endHeading = headings[columnUse(table, "end")?.column ?? -1] ?? "";
  const isProven = FIELDS.end.proves.test(anchorOf(endHeading));
  const ofInvoice = headings.find((heading) => OF_INVOICE.test(anchorOf(heading)));
  if (!endHeading || isProven || ofInvoice === undefined) return [];
  return [
    `Le tableau a aussi une colonne ${quoted(ofInvoice)}\u00a0: ${quoted(endHeading)} est-elle la fin du contrat, et non le jour d’un paiement\u00a0?`,
  ];
}

/** Days. A contract of energy lasts longer, and an invoice's period does not. */
const LONGEST_PERIOD = 100;

/** Most lines last as long as an invoice's period. */
function periodDoubts(table: Table): readonly string[] {
  const startColumn = columnOf(table, "start");
  const endColumn = columnOf(table, "end");
  const days = table.rows.map(({ cells }) => ({
    start: dayIn(cells[startColumn]),
    end: dayIn(cells[endColumn]),
  }));
  const isShort = ({ start, end }: { start: IsoDay | undefined; end: IsoDay | undefined }) =>
    start !== undefined && end !== undefined && start < end && end < addDays(start, LONGEST_PERIOD);
  if (days.filter(isShort).length * 2 <= table.rows.length) return [];
  return [
    "La plupart des lignes durent moins de cent jours\u00a0: est-ce une liste de factures ou de relevés\u00a0?",
  ];
}

/** Each line has two contracts, but one notice. */
function sharedDoubts({ isSplit, uses, headings }: Table): readonly string[] {
  const shared = uses.find(({ field, energy }) => field === "notice" && !energy);
  if (!isSplit || !shared) return [];
  return [`La colonne ${quoted(headings[shared.column] ?? "")} sert aux deux contrats, gaz et électricité.`];
}

/** All doubts about the columns. Empty where they are clear. */
export const doubtsOn = (table: Table): readonly string[] => [
  ...rivalDoubts(table),
  ...unsureDoubts(table),
  ...unitDoubts(table),
  ...orderDoubts(table),
  ...noticeDoubts(table),
  ...invoiceDoubts(table),
  ...periodDoubts(table),
  ...sharedDoubts(table),
];
