/** Writes a fact as the text of a cell: for the CSV file, and for a person to confirm. `readCell` reads each of these texts back. */
import { typedNotice } from "../../french/notice";
import { numberInFrench } from "../../french/numbers";
import { FIELD_IDS, type FieldId } from "./fields";
import { CONTRACT_ENERGIES, type LineFacts } from "./lines";
import { ASSUMED_NOTICE, METERS, NO_END } from "./read-cell";
import type { CellTexts } from "./read-line";

/** « 36 kVA », with plain spaces: no-break ones are for pages. */
const amount = (value: number | null, unit: string) =>
  value === null ? "" : `${numberInFrench(value)} ${unit}`.replaceAll("\u00a0", " ");

/** 0.41215 MWh is 412.15 kWh. Rounded to two decimals of a kWh, because `readNumber` takes no more. @param consumption in MWh. */
const inKWh = (consumption: number | null) =>
  consumption === null ? null : Math.round(consumption * 100_000) / 100;

function renewalText(renewal: LineFacts["renewal"]): string {
  if (renewal === null) return "";
  if (typeof renewal === "number") return `${renewal} mois`;
  return renewal === "ends" ? "sans" : "indéterminée";
}

function noticeText({ notice, isNoticeAssumed }: LineFacts): string {
  if (isNoticeAssumed) return ASSUMED_NOTICE;
  return notice ? typedNotice(notice) : "";
}

const TEXTS: Readonly<Record<FieldId, (facts: LineFacts) => string>> = {
  name: ({ name }) => name,
  end: ({ end, isOpenEnded }) => (isOpenEnded ? NO_END : (end ?? "")),
  notice: noticeText,
  energy: ({ energy }) => (energy ? CONTRACT_ENERGIES[energy] : ""),
  power: ({ power }) => amount(power, "kVA"),
  consumption: ({ consumption }) => amount(inKWh(consumption), "kWh"),
  meter: ({ meter }) => (meter ? METERS[meter] : ""),
  renewal: ({ renewal }) => renewalText(renewal),
  meeting: ({ meeting }) => meeting ?? "",
  lots: ({ lots }) => (lots === null ? "" : `${lots}`),
};

/** The text of a fact; empty if it is not known. Days are « 2027-03-06 », which every spreadsheet reads alike. */
export const cellText = (field: FieldId, facts: LineFacts): string => TEXTS[field](facts);

/** The texts of all facts. */
export const cellTexts = (facts: LineFacts): CellTexts =>
  Object.fromEntries(FIELD_IDS.map((field) => [field, cellText(field, facts)] as const));
