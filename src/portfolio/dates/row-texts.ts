/** What the row of a contract says: words and days, because colours alone say nothing. */
import type { Plan } from "../../contract/plan";
import { isTargetToConfirm } from "../../contract/plan-days";
import { dayInDigits, type IsoDay } from "../../french/dates";
import { type DatedContract, isStudyDue, remarkOn } from "./dated-contracts";

/** One line with a day, or none without it. @param label French words before the day. */
const dayLines = (day: IsoDay | null | undefined, label = "") => (day ? [label + dayInDigits(day)] : []);

/** French words before the day of the letter. */
export function letterLabel({ state }: Plan): string {
  switch (state) {
    case "openEnded":
      return "lettre à partir du ";
    case "tight":
      return "lettre le jour du vote, le ";
    case "urgent":
      return "lettre le ";
    case "missed":
      return "prochaine lettre au plus tard le ";
    default:
      return "lettre au plus tard le ";
  }
}

/** The task of a row: what to do, and until when. */
export function taskOf({ plan, days }: DatedContract): readonly string[] {
  if (plan.state === "urgent")
    return [`lettre aujourd’hui, reçue au plus tard le ${dayInDigits(days.receipt)}`];
  if (plan.state === "endsByItself") return dayLines(days.signing, "à signer le ");
  if (isTargetToConfirm(plan)) return ["date de fin à demander au fournisseur"];
  return dayLines(days.posting, letterLabel(plan));
}

/** The end that counts: after a missed end, the next. */
function endLines({ plan, days, end }: DatedContract): readonly string[] {
  if (isTargetToConfirm(plan)) return ["prochaine\u00a0: à confirmer"];
  return dayLines(days.target ?? end, plan.state === "missed" ? "prochaine\u00a0: " : "");
}

export interface Column {
  heading: string;
  lines: (dated: DatedContract) => readonly string[];
}

/** The columns after the building and what to do. */
const COLUMNS: readonly Column[] = [
  { heading: "Fin du contrat", lines: endLines },
  { heading: "Assemblée", lines: ({ days }) => dayLines(days.assembly) },
  {
    heading: "Convoquer",
    lines: ({ days }) => [...dayLines(days.convocation), ...dayLines(days.letters, "par lettre\u00a0: ")],
  },
  {
    heading: "Étude",
    lines: (dated) => (isStudyDue(dated) ? ["sans attendre"] : dayLines(dated.days.study)),
  },
  { heading: "Remarque", lines: (dated) => [remarkOn(dated)].filter(Boolean) },
];

/**
 * `usual`: the columns that half of the rows fill, or more. `rare`: the others, whose texts stand in the row
 * with their headings.
 */
export function columnsFor(dated: readonly DatedContract[]): {
  usual: readonly Column[];
  rare: readonly Column[];
} {
  const isUsual = ({ lines }: Column) =>
    dated.filter((each) => lines(each).length > 0).length * 2 >= dated.length;
  return { usual: COLUMNS.filter(isUsual), rare: COLUMNS.filter((column) => !isUsual(column)) };
}
