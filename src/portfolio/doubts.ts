/** Reasons for the visitor to check how the columns were read, in French. */
import { anchorOf } from "../content/links";
import { quoted, readDay } from "../contract/read-day";
import { addDays, type IsoDay } from "../french/dates";
import { COLUMN_ENERGIES, columnOf, type ColumnUse, columnUse, hasNeededColumns } from "./columns";
import { type FieldId, FIELDS } from "./fields";
import { hasDay } from "./headings";
import { recognise } from "./recognise";
import type { Table } from "./table";

/** The label of a field inside of a sentence: « puissance souscrite, en kVA ». */
function labelOf(field: FieldId): string {
  const { label } = FIELDS[field];
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}

/** « A », « B » et « C » */
const inAList = new Intl.ListFormat("fr");

/** « Échéance » is used, « Fin d’exercice » is not: one of the headings for the same field may be the wrong one. */
function rivalDoubts({ rivals, uses, headings }: Table): readonly string[] {
  const fields = [...new Set(rivals.map(({ field }) => field))];
  return fields.map((field) => {
    const used = uses.find((use) => use.field === field);
    const usedHeading = quoted(headings[used?.column ?? -1] ?? "");
    const others = rivals.filter((rival) => rival.field === field);
    const otherHeadings = others.map(({ column }) => quoted(headings[column] ?? ""));
    const areNotRead = others.length === 1 ? "ne l’est pas" : "ne le sont pas";
    return `Pour «\u00a0${labelOf(field)}\u00a0», la colonne ${usedHeading} est lue, et ${inAList.format(otherHeadings)} ${areNotRead}.`;
  });
}

/** « Échéance chauffage » may be the end of a contract of maintenance. */
function unsureDoubts({ unsure, headings }: Table): readonly string[] {
  return unsure.map(({ field, column }) => {
    const question = FIELDS[field].unsure?.question ?? "";
    return `La colonne ${quoted(headings[column] ?? "")} est lue comme «\u00a0${labelOf(field)}\u00a0»\u00a0: ${question}`;
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
  // A row with too many cells is a line to mend, which has other texts under its headings.
  const rows = table.rows.filter(({ cells }) => cells.length <= table.headings.length);
  const hasDays = ({ column }: ColumnUse) => rows.some(({ cells }) => dayIn(cells[column]) !== undefined);
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

/** Fields that decide whether and when the letter leaves. */
const DECISIVE: readonly FieldId[] = ["notice", "renewal", "consumption"];

/** Each line has two contracts, but one column for a field that decides on both. */
function sharedDoubts({ isSplit, uses, headings }: Table): readonly string[] {
  if (!isSplit) return [];
  const shared = uses.filter(({ field, energy }) => DECISIVE.includes(field) && !energy);
  return shared.map(
    ({ column }) =>
      `La colonne ${quoted(headings[column] ?? "")} sert aux deux contrats, gaz et électricité.`,
  );
}

/** A second table below the first one: its columns may stand in another order. */
function secondTableDoubts({ rows }: Table): readonly string[] {
  const second = rows.find(({ cells }) => !hasDay(cells) && hasNeededColumns(recognise(cells)));
  if (!second) return [];
  return [
    `La ligne ${second.line} a d’autres titres\u00a0: collez chaque tableau seul, ses colonnes sont lues comme celles du premier.`,
  ];
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
  ...secondTableDoubts(table),
];
