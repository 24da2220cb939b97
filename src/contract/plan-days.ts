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
  /** The day to post, in the hypothesis that the contract renews by twelve months. */
  | "postingIfTwelveMonths"
  | "receipt"
  | "study"
  | "assembly"
  /** The last days to convene: by an electronic notice, and by letters. */
  | "convocation"
  | "letters"
  | "agenda"
  | "lateAssembly"
  | "signing"
  | "earliestEnd"
  | "wish";

/** Days by name. Null or missing: the plan has no such day. */
export type PlanDays = Readonly<Partial<Record<DayName, IsoDay | null | undefined>>>;

function voteDays(assembly: Assembly | null): PlanDays {
  if (assembly?.kind !== "toCome") return { assembly: assembly?.day };
  const { electronic, letters, agenda } = assembly.convening;
  return { assembly: assembly.day, convocation: electronic, letters, agenda };
}

const missedDays = ({ missedEnd }: Pick<LetterPlan, "missedEnd">): PlanDays => ({
  missedEnd: missedEnd?.end,
  missedReceipt: missedEnd?.receipt,
});

const letterDays = ({ letter, missedEnd }: LetterPlan): PlanDays => ({
  ...missedDays({ missedEnd }),
  target: letter.target,
  posting: letter.posting,
  receipt: letter.receipt,
});

/** The days of a plan. A missed plan has the days of the next end, if it is known. */
export function daysOf(plan: Plan): PlanDays {
  switch (plan.state) {
    case "incomplete":
      return { incompleteEnd: plan.end };
    case "inTime":
      return { ...letterDays(plan), ...voteDays(plan.assembly), study: plan.study };
    case "tight":
      return { ...letterDays(plan), ...voteDays(plan.assembly), lateAssembly: plan.lateAssembly };
    case "assemblyTooLate": {
      const { study, lateAssembly } = plan;
      return { ...letterDays(plan), ...voteDays(plan.assembly), study, lateAssembly };
    }
    case "noVote":
    case "urgent":
      return letterDays(plan);
    case "missed":
      if (plan.next.isKnown) return daysOf(plan.next.plan);
      return { ...missedDays(plan), postingIfTwelveMonths: plan.next.ifTwelveMonths.letter.posting };
    case "openEnded": {
      const { posting, earliestEnd } = plan;
      return { ...missedDays(plan), ...voteDays(plan.assembly), posting, earliestEnd };
    }
    case "endsByItself": {
      const { end, signing, lateAssembly } = plan;
      return { ...voteDays(plan.assembly), target: end, signing, lateAssembly };
    }
    case "smallMeter":
      return { ...voteDays(plan.assembly), wish: plan.wish };
  }
}

/** The next end is not known. */
export const isTargetToConfirm = (plan: Plan): boolean => plan.state === "missed" && !plan.next.isKnown;

/** The days of a plan that are still to come. */
export function daysToCome(plan: Plan): PlanDays {
  const days = Object.entries(daysOf(plan)).filter(([, day]) => day && day >= plan.today);
  return Object.fromEntries(days);
}
