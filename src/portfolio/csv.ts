/** This tool's own CSV file: first the facts of each contract, which it reads again, and then its dates. */
import { unparse } from "papaparse";

import { dayInDigits as inDigits } from "../french/dates";
import { periodInFrench } from "../french/numbers";
import { type DatedContract, remarkOn, stateWord } from "./dated-contracts";
import { type Contract, LISTED_ENERGY_NAMES, type WaitingLine } from "./facts";
import { ASSUMED, METERS, NO_END } from "./read-cells";
import type { FieldId } from "./synonyms";

interface OwnColumn {
  heading: string;
  text: (dated: DatedContract) => string;
  /** Undefined for a result, which is computed again. */
  field?: FieldId;
}

export const energyInFrench = (energy: Contract["energy"]) => (energy ? LISTED_ENERGY_NAMES[energy] : "");

const decimal = (value: number | null) => (value === null ? "" : `${value}`.replace(".", ","));

function renewalInFrench(renewal: Contract["renewal"]): string {
  if (renewal === null) return "";
  if (typeof renewal === "number") return `${renewal} mois`;
  return renewal === "ends" ? "sans" : "indéterminée";
}

const fact = (field: FieldId, heading: string, text: OwnColumn["text"]): OwnColumn => ({
  heading,
  text,
  field,
});

const result = (heading: string, text: OwnColumn["text"]): OwnColumn => ({ heading, text });

export const OWN_COLUMNS: readonly OwnColumn[] = [
  fact("name", "Immeuble", ({ name }) => name),
  fact("energy", "Énergie", ({ energy }) => energyInFrench(energy)),
  fact("point", "Numéro du compteur", ({ point }) => point),
  fact("lots", "Lots", ({ lots }) => decimal(lots)),
  fact("power", "Puissance (kVA)", ({ power }) => decimal(power)),
  fact("consumption", "CAR (MWh/an)", ({ consumption }) => decimal(consumption)),
  fact("meter", "Taille du compteur", ({ meter }) => (meter ? METERS[meter] : "")),
  fact("end", "Fin du contrat", ({ end, isOpenEnded }) => (isOpenEnded ? NO_END : inDigits(end))),
  fact("notice", "Préavis", ({ notice }) => (notice ? periodInFrench(notice).replace("\u00a0", " ") : "")),
  fact("assumption", "Hypothèse", ({ isNoticeAssumed }) => (isNoticeAssumed ? ASSUMED : "")),
  fact("renewal", "Reconduction", ({ renewal }) => renewalInFrench(renewal)),
  fact("meeting", "AG prévue", ({ meeting }) => inDigits(meeting)),
  result("État", stateWord),
  result("Échéance visée", ({ days }) => (days.isTargetToConfirm ? "à confirmer" : inDigits(days.target))),
  result("Poster la lettre", ({ days }) => inDigits(days.posting)),
  result("Reçue au plus tard", ({ days }) => inDigits(days.receipt)),
  result("Assemblée", ({ days }) => inDigits(days.meeting)),
  result("Convoquer, voie électronique", ({ days }) => inDigits(days.convocation)),
  result("Convoquer, lettres", ({ days }) => inDigits(days.letters)),
  result("Étude", ({ days }) => inDigits(days.study)),
  result("Signer", ({ days }) => inDigits(days.signing)),
  result("Remarque", remarkOn),
];

/** The row of a line that waits: its cells as they are, so that they wait again when the file is read. */
const waitingRow = ({ texts, faults, name }: WaitingLine) =>
  OWN_COLUMNS.map(({ field, heading }) => {
    if (field === "name") return texts.name ?? name;
    if (field) return texts[field] ?? "";
    if (heading === "État") return "à corriger";
    return heading === "Remarque" ? faults.map(({ message }) => message).join(" ; ") : "";
  });

/** The beginning of a formula, also in full-width signs, or of a number that Excel would round. */
const GUARDED = /^\s*[=+\-@＝＋－＠\t\r]|^\d{12}/;

/** A table that French Excel opens: UTF-8 with BOM, `;`, CRLF, and an apostrophe before formulas and long numbers. */
export function csvFile(dated: readonly DatedContract[], waiting: readonly WaitingLine[]): Blob {
  const rows = [
    OWN_COLUMNS.map(({ heading }) => heading),
    ...dated.map((each) => OWN_COLUMNS.map(({ text }) => text(each))),
    ...waiting.map(waitingRow),
  ];
  const text = unparse(rows, { delimiter: ";", newline: "\r\n", escapeFormulae: GUARDED });
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
