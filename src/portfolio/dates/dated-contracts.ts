/** The plans of the contracts of a table, in the order of what to do first. */
import type { DeadlineTexts, SiteDelays, TableTexts } from "../../contract/content";
import { delaysFor } from "../../contract/date-rules";
import { type Deadline, deadlinesOf } from "../../contract/deadlines";
import { type Plan, planOf } from "../../contract/plan";
import { daysOf, daysToCome, isTargetToConfirm, type PlanDays } from "../../contract/plan-days";
import { stateWord } from "../../contract/story";
import { dayInDigits, type IsoDay } from "../../french/dates";
import { counted } from "../../french/numbers";
import { CONTRACT_ENERGIES, type Line } from "../table/lines";

/** The content that the dates depend on. */
export interface ScheduleContent {
  schedule: SiteDelays & DeadlineTexts & TableTexts;
  /** The steps of a study, with the duration of each. */
  steps: readonly { duration: string }[];
}

export interface DatedContract extends Line {
  plan: Plan;
  /** The state, in a word. */
  word: string;
  /** The days to come. */
  days: PlanDays;
  deadlines: readonly Deadline[];
}

/** Sorts after every day. */
const AFTER_ALL_DAYS = "9999";

/** What is urgent sorts before all days. A contract whose next end is not known has a task of today. */
function sortKey({ plan, days }: DatedContract): string {
  if (plan.state === "urgent") return "";
  if (isTargetToConfirm(plan)) return plan.today;
  return days.posting ?? days.signing ?? days.assembly ?? AFTER_ALL_DAYS;
}

/** Computes the plan of each contract. */
export function withDates(
  contracts: readonly Line[],
  { schedule, steps }: ScheduleContent,
  today: IsoDay,
): readonly DatedContract[] {
  // Null: a table has no field for the longer time of convocation that a règlement may ask.
  const delays = delaysFor(null, schedule, steps);
  const dated = contracts.map((contract): DatedContract => {
    const { end, isOpenEnded, notice, meter, renewal, meeting } = contract;
    const situation = {
      end,
      isOpenEnded,
      notice,
      isSmall: meter === "small",
      renewal,
      assembly: meeting ? ({ status: "planned", day: meeting } as const) : null,
      // « Garder » is a choice of the assembly's form only.
      keepsAssembly: false,
    };
    const plan = planOf(situation, delays, today);
    const word = stateWord(plan.state, schedule.stories);
    const deadlines = deadlinesOf(plan, schedule, delays);
    return { ...contract, plan, word, days: daysToCome(plan), deadlines };
  });
  return dated.sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

/** Empty where it is not known. */
export const energyInFrench = (energy: Line["energy"]) => (energy ? CONTRACT_ENERGIES[energy] : "");

/** The lots of each building, by its name. Gas and electricity of one building are two contracts, but its lots count once. */
export function buildingsOf(contracts: readonly Line[]): ReadonlyMap<string, number> {
  const lotsByName = new Map<string, number>();
  for (const { name, lots } of contracts)
    lotsByName.set(name, Math.max(lots ?? 0, lotsByName.get(name) ?? 0));
  return lotsByName;
}

/** Whether the day to ask for the study is past. */
export function isStudyDue({ plan, days }: DatedContract): boolean {
  return Boolean(daysOf(plan).study) && !days.study;
}

/** What the row's days do not say, in French. */
export function remarkOn({ plan, isNoticeAssumed }: DatedContract): string {
  const missed = "missedEnd" in plan ? plan.missedEnd : null;
  const remarks = [
    isNoticeAssumed && "préavis\u00a0: votre hypothèse",
    missed && `échéance du ${dayInDigits(missed.end)} manquée`,
    plan.ignoredAssembly &&
      `assemblée du ${dayInDigits(plan.ignoredAssembly)} non comptée\u00a0: trop proche ou passée`,
  ];
  return remarks.filter(Boolean).join(" ; ");
}

/**
 * « 40 contrats : 33 avec leurs dates, 7 à corriger. Au moins 3 lettres à envoyer d’ici au 31 décembre 2026. » The lines to
 * mend may add letters.
 */
export function portfolioSummary(
  dated: readonly DatedContract[],
  waitingCount: number,
  today: IsoDay,
): string {
  const year = today.slice(0, 4);
  // The letter of an open-ended contract may only leave after its day.
  const due = dated.filter(
    ({ plan, days }) => plan.state !== "openEnded" && days.posting && days.posting <= `${year}-12-31`,
  );
  const found = due.length > 0 ? counted(due.length, "lettre") : "Aucune lettre";
  const atLeast = due.length > 0 && `Au moins ${found}`;
  const letters = waitingCount > 0 ? atLeast : found;
  const dates = dated.length === 1 ? "1 avec ses dates" : `${dated.length} avec leurs dates`;
  const parts = [dates, waitingCount > 0 && `${waitingCount} à corriger`];
  const contracts = counted(dated.length + waitingCount, "contrat");
  const counts = `${contracts}\u00a0: ${parts.filter(Boolean).join(", ")}.`;
  return letters ? `${counts} ${letters} à envoyer d’ici au 31\u00a0décembre\u00a0${year}.` : counts;
}
