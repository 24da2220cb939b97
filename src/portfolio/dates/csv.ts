/** The CSV file: the facts of each contract as they were read, in one form each, then its dates. Read again, it is a table like any other. */
import { unparse } from "papaparse";

import { isTargetToConfirm } from "../../contract/plan-days";
import { stateWord } from "../../contract/story";
import type { FieldId } from "../table/fields";
import type { Line } from "../table/lines";
import { cellText } from "../table/write-cell";
import { type DatedContract, remarkOn, type ScheduleContent } from "./dated-contracts";

/** Known names of the fields (`fields.ts`), so that the file needs no choice of columns. */
const FACTS: readonly (readonly [heading: string, field: FieldId])[] = [
  ["Immeuble", "name"],
  ["Énergie", "energy"],
  ["Lots", "lots"],
  ["Puissance (kVA)", "power"],
  ["CAR (kWh/an)", "consumption"],
  ["Taille du compteur", "meter"],
  ["Fin du contrat", "end"],
  ["Préavis", "notice"],
  ["Reconduction", "renewal"],
  ["AG prévue", "meeting"],
];

const STATE = "État";
const REMARK = "Remarque";

/**
 * None of these headings is a known name of the end or the notice: a file that is read again has its dates
 * computed anew.
 */
const RESULTS: readonly (readonly [
  heading: string,
  text: (dated: DatedContract) => string | null | undefined,
])[] = [
  [STATE, ({ word }) => word],
  ["Date visée", ({ plan, days }) => (isTargetToConfirm(plan) ? "à confirmer" : days.target)],
  ["Poster la lettre", ({ plan, days }) => (plan.state === "openEnded" ? null : days.posting)],
  ["Lettre à partir du", ({ plan, days }) => (plan.state === "openEnded" ? days.posting : null)],
  ["Lettre reçue", ({ days }) => days.receipt],
  ["Assemblée", ({ days }) => days.assembly],
  ["Convoquer, voie électronique", ({ days }) => days.convocation],
  ["Convoquer, lettres", ({ days }) => days.letters],
  ["Étude", ({ days }) => days.study],
  ["Signer", ({ days }) => days.signing],
  [REMARK, remarkOn],
];

/**
 * Written in place of a text that was not understood: read again, the cell is to mend again. The text goes
 * into the remark.
 */
const UNREAD = "?";

function waitingRow(line: Line, state: string): readonly string[] {
  const { faults } = line;
  const isFaulty = (field: FieldId) => faults.some((fault) => fault.field === field);
  const reasons = faults.flatMap(({ message, proposals }) => [
    message,
    ...proposals.map(({ about }) => about),
  ]);
  const results: Readonly<Record<string, string>> = { [STATE]: state, [REMARK]: reasons.join(" ; ") };
  return [
    ...FACTS.map(([, field]) => (isFaulty(field) ? UNREAD : cellText(field, line))),
    ...RESULTS.map(([heading]) => results[heading] ?? ""),
  ];
}

/** The beginning of a formula, also in full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/** A table that French Excel opens: UTF-8 with BOM, `;`, CRLF, and an apostrophe before formulas. */
export function csvFile(
  dated: readonly DatedContract[],
  waiting: readonly Line[],
  { schedule }: ScheduleContent,
): Blob {
  const incomplete = stateWord("incomplete", schedule.stories);
  const rows = [
    [...FACTS, ...RESULTS].map(([heading]) => heading),
    ...dated.map((each) => [
      ...FACTS.map(([, field]) => cellText(field, each)),
      ...RESULTS.map(([, text]) => text(each) ?? ""),
    ]),
    ...waiting.map((line) => waitingRow(line, incomplete)),
  ];
  const text = unparse(rows, { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA });
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
