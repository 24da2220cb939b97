/** The line of a contract in the table of buildings, and in its CSV and agenda files. */
import type { IsoDay } from "../french/dates";
import type { Letter, Plan, PlanState, Vote } from "./plan";

/** The words of the states, in the table and its files. */
export const STATE_WORDS: Readonly<Record<PlanState, string>> = {
  incomplete: "à corriger",
  inTime: "à temps",
  tight: "juste",
  meetingTooLate: "assemblée trop tard",
  noVote: "sans vote possible",
  urgent: "urgent",
  missed: "manquée",
  openEnded: "sans terme",
  endsByItself: "prend fin",
  smallMeter: "sans préavis",
};

/** The days of a line. Null: the state has no such day, or it is past. */
export interface TableDays {
  /** The end that the letter is for. */
  target: IsoDay | null;
  /** The next end is not known. */
  isTargetToConfirm: boolean;
  study: IsoDay | null;
  /** The last day of the convocation, electronic and by letters. */
  convocation: IsoDay | null;
  letters: IsoDay | null;
  meeting: IsoDay | null;
  posting: IsoDay | null;
  receipt: IsoDay | null;
  signing: IsoDay | null;
}

const NONE: TableDays = {
  target: null,
  isTargetToConfirm: false,
  study: null,
  convocation: null,
  letters: null,
  meeting: null,
  posting: null,
  receipt: null,
  signing: null,
};

function daysOfVote(vote: Vote | null): Partial<TableDays> {
  if (vote?.kind !== "assembly") return {};
  const { day, convening } = vote;
  return { meeting: day, convocation: convening.electronic.day, letters: convening.letters.day };
}

const daysOfLetter = ({ target, posting, receipt }: Letter): Partial<TableDays> => ({
  target,
  posting,
  receipt: receipt.day,
});

function daysOf(plan: Plan): Partial<TableDays> {
  switch (plan.state) {
    case "incomplete":
      return {};
    case "inTime":
    case "meetingTooLate":
      return { ...daysOfLetter(plan.letter), ...daysOfVote(plan.vote), study: plan.study?.day ?? null };
    case "tight":
      return { ...daysOfLetter(plan.letter), ...daysOfVote(plan.vote) };
    case "noVote":
    case "urgent":
      return daysOfLetter(plan.letter);
    case "missed": {
      const { next } = plan;
      if (!next.isKnown) return { isTargetToConfirm: true };
      return { ...daysOfLetter(next.letter), ...daysOfVote(next.vote), study: next.study?.day ?? null };
    }
    case "openEnded":
      return { ...daysOfVote(plan.vote), posting: plan.posting };
    case "endsByItself":
      return { ...daysOfVote(plan.vote), target: plan.end, signing: plan.signing };
    case "smallMeter":
      return daysOfVote(plan.vote);
  }
}

/** The days of a plan that are still to come. */
export function tableDaysOf(plan: Plan): TableDays {
  const entries = Object.entries({ ...NONE, ...daysOf(plan) }).map(([name, value]) => {
    const isPast = typeof value === "string" && value < plan.today;
    return [name, isPast ? null : value];
  });
  return Object.fromEntries(entries) as TableDays;
}
