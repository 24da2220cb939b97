/** The values of the placeholders in the texts about a plan. */
import { dateInFrench, dayInFrench } from "../french/dates";
import { type Notice, noticeInFrench } from "../french/notice";
import type { Values } from "../french/templates";
import type { Plan } from "./plan";
import { daysOf, type PlanDays } from "./plan-days";

function noticeOf(plan: Plan): Notice | null {
  if ("letter" in plan) return plan.letter.notice;
  return "notice" in plan ? plan.notice : null;
}

/** « 17 » or « 30 juillet 2027 »: the last day to convene by letter, without its month if « {convocation} » has the same. */
function lettersDay({ convocation, letters }: PlanDays): string | null {
  if (!convocation || !letters) return null;
  const day = dayInFrench(letters);
  const isSameMonth = letters.slice(0, 7) === convocation.slice(0, 7);
  // « 17 août 2027 » becomes « 17 »: the first no-break space follows the day.
  return isSameMonth ? day.replace(/\u00a0.*/, "") : day;
}

/**
 * A template may use only the days of its state: another day would show as a blank.
 * Two days can share a placeholder, because no plan has both.
 */
const PLACEHOLDERS: readonly (readonly [placeholder: string, day: keyof PlanDays])[] = [
  ["echeance", "target"],
  ["echeance", "incompleteEnd"],
  ["manquee", "missedEnd"],
  ["limite", "missedReceipt"],
  ["poste", "posting"],
  ["poste", "postingIfTwelveMonths"],
  ["reception", "receipt"],
  ["assemblee", "assembly"],
  ["convocation", "convocation"],
  ["tardive", "lateAssembly"],
  ["fin", "earliestEnd"],
];

/** Each day has two placeholders: « {poste} » is « jeudi 23 septembre 2027 », « {poste_court} » is « 23 septembre 2027 ». */
export function placeholderValues(plan: Plan): Values {
  const days = daysOf(plan);
  const notice = noticeOf(plan);
  const values: Record<string, string | null> = {
    preavis: notice && noticeInFrench(notice),
    lettres: lettersDay(days),
  };
  for (const [placeholder, name] of PLACEHOLDERS) {
    const day = days[name];
    if (!day) continue;
    values[placeholder] = dateInFrench(day);
    values[`${placeholder}_court`] = dayInFrench(day);
  }
  return values;
}
