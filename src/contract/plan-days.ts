/** The days of a plan, by name. */
import type { IsoDay } from "../french/dates";
import type { LetterPlan, Plan, Vote } from "./plan";

type DayName =
  /** The end of the contract. */
  | "target"
  /** The end that was entered for a contract whose notice is missing. */
  | "incompleteEnd"
  /** An end that is missed, and the last day of receipt of its letter. */
  | "missed"
  | "missedReceipt"
  | "posting"
  | "postingIfTwelveMonths"
  | "receipt"
  | "study"
  | "meeting"
  | "convocation"
  | "letters"
  | "agenda"
  | "lateMeeting"
  | "signing"
  | "earliestEnd"
  | "wish";

/** Days by name. Null or missing: the plan has no such day. */
export type PlanDays = Readonly<Partial<Record<DayName, IsoDay | null | undefined>>>;

function ofVote(vote: Vote | null): PlanDays {
  if (vote?.kind !== "assembly") return { meeting: vote?.day };
  const { electronic, letters, agenda } = vote.convening;
  return { meeting: vote.day, convocation: electronic, letters, agenda };
}

const ofMissed = ({ missed }: Pick<LetterPlan, "missed">): PlanDays => ({
  missed: missed?.end,
  missedReceipt: missed?.receipt,
});

const ofLetter = ({ letter, missed }: LetterPlan): PlanDays => ({
  ...ofMissed({ missed }),
  target: letter.target,
  posting: letter.posting,
  receipt: letter.receipt,
});

export function daysOf(plan: Plan): PlanDays {
  switch (plan.state) {
    case "incomplete":
      return { incompleteEnd: plan.end };
    case "inTime":
      return { ...ofLetter(plan), ...ofVote(plan.vote), study: plan.study };
    case "tight":
      return { ...ofLetter(plan), ...ofVote(plan.vote), lateMeeting: plan.lateMeeting };
    case "meetingTooLate": {
      const { study, lateMeeting } = plan;
      return { ...ofLetter(plan), ...ofVote(plan.vote), study, lateMeeting };
    }
    case "noVote":
    case "urgent":
      return ofLetter(plan);
    case "missed":
      if (plan.next.isKnown) return daysOf(plan.next.plan);
      return { ...ofMissed(plan), postingIfTwelveMonths: plan.next.ifTwelveMonths.letter.posting };
    case "openEnded": {
      const { posting, earliestEnd } = plan;
      return { ...ofMissed(plan), ...ofVote(plan.vote), posting, earliestEnd };
    }
    case "endsByItself": {
      const { end, signing, lateMeeting } = plan;
      return { ...ofVote(plan.vote), target: end, signing, lateMeeting };
    }
    case "smallMeter":
      return { ...ofVote(plan.vote), wish: plan.wish };
  }
}
