/** Reads whether a contract still runs. */
import { anchorOf } from "../content/links";
import { isDoubtful } from "../contract/doubtful";
import { quoted, readDay } from "../contract/read-day";
import type { Cells, Source } from "./cells";
import type { FieldId } from "./fields";

/** The contract no longer runs: « résilié le 12/03/2026 ». */
const STOPPED = /^(?:contrat-)?(?:resilie|termine|suspendu|clos|cloture)e?s?(?:-(?:le|au|depuis|en)-.*)?$/;
/** The fields in which cabinets write that a contract was stopped. */
const STATE_FIELDS: readonly FieldId[] = ["state", "end", "notice", "renewal"];

/** The contract may no longer run: « dénoncé », « archivé ». Other words mean the same, so that this only makes a remark. */
const MAYBE_STOPPED =
  /\b(?:suspend\w*|echue?s?|termine\w*|clos|cloture\w*|denoncee?s?|resili\w*|archivee?s?|inactifs?|inactives?|annulee?s?|expiree?s?|perdue?s?|cedee?s?|rompue?s?|arretee?s?)\b/;

/** The cell that says for certain that the contract was stopped. */
export function stopIn({ cell }: Cells): string | undefined {
  const isStopped = (text: string) => STOPPED.test(anchorOf(text)) && !isDoubtful(text);
  return STATE_FIELDS.map(cell).find(isStopped);
}

/** « Résilié », « Dénoncé le »: headings under which « oui » stops the contract, and « non » does not. */
const ASKS_IF_STOPPED = /^(?:denonce|resilie)/;
const YES = /^(?:oui|o|x|vrai|true|1|fait)$/;
const NO = /^(?:non|n|faux|false|0)$/;

function maySayStopped(heading: string, text: string): boolean {
  const plain = anchorOf(text);
  // A day under « Dénoncé le » is a state too.
  if ("day" in readDay(text)) return true;
  if (ASKS_IF_STOPPED.test(anchorOf(heading)) && (YES.test(plain) || NO.test(plain))) return YES.test(plain);
  // « Non dénoncé »
  return NO.test(plain) || (MAYBE_STOPPED.test(plain) && !plain.startsWith("non-"));
}

function remarkOnState(heading: string, text: string): string | undefined {
  if (!maySayStopped(heading, text)) return undefined;
  return `${heading.toLowerCase()} ${quoted(text)}\u00a0: vérifiez que ce contrat court encore`;
}

/** Remarks on the contract's state, also from unused columns: « Dénoncé le » beside « Statut ». */
export function remarksOnStates(
  { table, row }: Source,
  { cell, heading }: Cells,
): readonly (string | undefined)[] {
  const rivals = table.rivals.filter(({ field }) => field === "state");
  const aboutRivals = rivals.map(({ column }) =>
    remarkOnState(table.headings[column] ?? "", row.cells[column] ?? ""),
  );
  return [remarkOnState(heading("state"), cell("state")), ...aboutRivals];
}
