/** The days of a plan, by name. */
import type { IsoDay } from "../french/dates";
import type { Assembly, LetterPlan, Plan } from "./plan";

type DayName =
  /** The end of the contract. */
  | "target"
  /** The end that was entered for a contract whose notice is missing. */
  | "incompleteEnd"
  /** An end that is missed, and the last day of receipt of its letter. */
  | "missedEnd"
  | "missedReceipt"
  | "posting"
  | "postingIfTwelveMonths"
  | "receipt"
  | "study"
  | "assembly"
  | "convocation"
  | "letters"
  | "agenda"
  | "lateAssembly"
  | "signing"
  | "earliestEnd"
  | "wish";

/** Days by name. Null or missing: the plan has no such day. */
export type PlanDays = Readonly<Partial<Record<DayName, IsoDay | null | undefined>>>;

function ofVote(assembly: Assembly | null): PlanDays {
  if (assembly?.kind !== "toCome") return { assembly: assembly?.day };
  const { electronic, letters, agenda } = assembly.convening;
  return { assembly: assembly.day, convocation: electronic, letters, agenda };
}

const ofMissed = ({ missedEnd }: Pick<LetterPlan, "missedEnd">): PlanDays => ({
  missedEnd: missedEnd?.end,
  missedReceipt: missedEnd?.receipt,
});

const ofLetter = ({ letter, missedEnd }: LetterPlan): PlanDays => ({
  ...ofMissed({ missedEnd }),
  target: letter.target,
  posting: letter.posting,
  receipt: letter.receipt,
});

export function daysOf(plan: Plan): PlanDays {
  switch (plan.state) {
    case "incomplete":
      return { incompleteEnd: plan.end };
    case "inTime":
      return { ...ofLetter(plan), ...ofVote(plan.assembly), study: plan.study };
    case "tight":
      return { ...ofLetter(plan), ...ofVote(plan.assembly), lateAssembly: plan.lateAssembly };
    case "assemblyTooLate": {
      const { study, lateAssembly } = plan;
      return { ...ofLetter(plan), ...ofVote(plan.assembly), study, lateAssembly };
    }
    case "noVote":
    case "urgent":
      return ofLetter(plan);
    case "missed":
      if (plan.next.isKnown) return daysOf(plan.next.plan);
      return { ...ofMissed(plan), postingIfTwelveMonths: plan.next.ifTwelveMonths.letter.posting };
    case "openEnded": {
      const { posting, earliestEnd } = plan;
      return { ...ofMissed(plan), ...ofVote(plan.assembly), posting, earliestEnd };
    }
    case "endsByItself": {
      const { end, signing, lateAssembly } = plan;
      return { ...ofVote(plan.assembly), target: end, signing, lateAssembly };
    }
    case "smallMeter":
      return { ...ofVote(plan.assembly), wish: plan.wish };
  }
}

/** The next end is not known. */
export const isTargetToConfirm = (plan: Plan): boolean => plan.state === "missed" && !plan.next.isKnown;

/** The days of a plan that are still to come. */
export function daysToCome(plan: Plan): PlanDays {
  const days = Object.entries(daysOf(plan)).filter(([, day]) => day && day >= plan.today);
  return Object.fromEntries(days);
}
