/** From the texts of a record to its answer. */
import { type Answer, answerOf } from "../../contract/answer";
import { type Delays, delaysFor } from "../../contract/date-rules";
import { type Deadline, deadlinesOf } from "../../contract/deadlines";
import { type Plan, planOf } from "../../contract/plan";
import type { IsoDay } from "../../french/dates";
import type { AnswerContent } from "./content";
import type { FieldTexts } from "./dossier-fields";
import { readAnswers, type VisitorAnswers } from "./read-answers";

/** What follows from a record. Page, dossier, e-mail and request take their parts of it. */
export interface Answered {
  visitorAnswers: VisitorAnswers;
  delays: Delays;
  plan: Plan;
  answer: Answer;
  /** From the visitor's day on. */
  deadlines: readonly Deadline[];
  /**
   * True if the renewal decides, because the end is missed or a late assembly is kept, or if a renewal is given, which must
   * then be seen.
   */
  asksForRenewal: boolean;
}

/** « Il repart pour une durée » without its months is not known. */
const renewalOf = ({ renewal, renewalMonths }: VisitorAnswers) =>
  renewal === "renews" ? renewalMonths : renewal;

/** The only way from a record to its answer. @param texts of the fields. @param today the visitor's day. */
export function answerFor(texts: FieldTexts, content: AnswerContent, today: IsoDay): Answered {
  const { page, steps } = content;
  const answers = readAnswers(texts, today, page);
  const { contractEnd, isOpenEnded, notice, meter, meeting, keepsAssembly } = answers;
  const delays = delaysFor(answers.convocationDays, page, steps);
  const situation = {
    end: contractEnd,
    isOpenEnded,
    notice,
    isSmall: meter === "small",
    renewal: renewalOf(answers),
    assembly: meeting,
    keepsAssembly,
  };
  const plan = planOf(situation, delays, today);
  const needsRenewal = plan.state === "missed" || (plan.state === "assemblyTooLate" && keepsAssembly);
  return {
    visitorAnswers: answers,
    delays,
    plan,
    answer: answerOf(plan, page, delays),
    deadlines: deadlinesOf(plan, page, delays),
    asksForRenewal: needsRenewal || answers.renewal !== null,
  };
}
