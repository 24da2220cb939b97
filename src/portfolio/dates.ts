/** The dates of the contracts of a table, in the order of what to do first. */
import type { Delays } from "../contract/days";
import { type Plan, planOf, type Vote } from "../contract/plan";
import { dayInDigits as inDigits } from "../contract/read-day";
import { type IsoDay, weeksIn } from "../french/dates";
import { counted } from "../french/numbers";
import type { Contract } from "./contract";
import { ASSUMED } from "./read-cells";

/** The content that the dates depend on: the periods of the law and of the site, and the steps of the study. */
export interface ScheduleContent {
  periods: Queries.AnswerPeriods;
  steps: readonly { duration: string }[];
}

/** The days of a contract's row. Undefined where the plan has no such day, and once it is past. */
export interface Days {
  /** The end that the plan aims at. */
  target?: IsoDay | undefined;
  posting?: IsoDay | undefined;
  receipt?: IsoDay | undefined;
  meeting?: IsoDay | undefined;
  electronic?: IsoDay | undefined;
  letters?: IsoDay | undefined;
  study?: IsoDay | undefined;
  sign?: IsoDay | undefined;
}

export interface Dated extends Contract {
  plan: Plan;
  days: Days;
  /** The day of the study is past: it is asked for at once. */
  isStudyDue: boolean;
}

const daysOfVote = (vote: Vote | null): Days =>
  vote?.kind === "assembly"
    ? { meeting: vote.day, electronic: vote.convening.electronic.day, letters: vote.convening.letters.day }
    : {};

/** All days of a plan, also those that are past. */
function allDaysOf(plan: Plan): Days {
  switch (plan.state) {
    case "incomplete":
      return {};
    case "inTime":
    case "meetingTooLate":
      return { ...daysOfLetter(plan.letter), ...daysOfVote(plan.vote), study: plan.study?.day };
    case "tight":
      return { ...daysOfLetter(plan.letter), ...daysOfVote(plan.vote) };
    case "noVote":
    case "urgent":
      return daysOfLetter(plan.letter);
    case "missed":
      if (!plan.next.isKnown) return {};
      return {
        ...daysOfLetter(plan.next.letter),
        ...daysOfVote(plan.next.vote),
        study: plan.next.study?.day,
      };
    case "openEnded":
      return { posting: plan.posting, ...daysOfVote(plan.vote) };
    case "endsByItself":
      return { target: plan.end, sign: plan.signing, ...daysOfVote(plan.vote) };
    case "smallMeter":
      return daysOfVote(plan.vote);
  }
}

const daysOfLetter = (letter: { target: IsoDay; posting: IsoDay; receipt: { day: IsoDay } }): Days => ({
  target: letter.target,
  posting: letter.posting,
  receipt: letter.receipt.day,
});

/** Sorts after every day. */
const AFTER_ALL_DAYS = "9999";

/** What is urgent sorts before all days. A contract whose next end is not known has a task of today. */
function sortKey({ plan, days }: Dated): string {
  if (plan.state === "urgent") return "";
  if (plan.state === "missed" && !plan.next.isKnown) return plan.today;
  return days.posting ?? days.sign ?? days.meeting ?? AFTER_ALL_DAYS;
}

/** Computes the plan of each contract. */
export function datesOf(
  contracts: readonly Contract[],
  { periods, steps }: ScheduleContent,
  today: IsoDay,
): readonly Dated[] {
  const delays: Delays = { ...periods, stepWeeks: steps.map(({ duration }) => weeksIn(duration) ?? 0) };
  const dated = contracts.map((contract): Dated => {
    const { end, isOpenEnded, notice, meter, renewal, meeting } = contract;
    const plan = planOf(
      {
        end,
        isOpenEnded,
        notice,
        isSmall: meter === "small",
        renewal,
        meeting: meeting ? { status: "planned", day: meeting } : null,
        keepsMeeting: false,
      },
      delays,
      today,
    );
    const all = allDaysOf(plan);
    const ahead = Object.entries(all).filter(([, day]: [string, IsoDay | undefined]) => day && day >= today);
    const isStudyDue = all.study !== undefined && all.study < today;
    return { ...contract, plan, days: Object.fromEntries(ahead), isStudyDue };
  });
  return dated.sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

/** The words of a state, in French. */
export function stateWord({ plan }: Dated): string {
  switch (plan.state) {
    case "incomplete":
      return "à corriger";
    case "inTime":
      return "à temps";
    case "tight":
      return "juste";
    case "meetingTooLate":
      return "assemblée trop tard";
    case "noVote":
      return "sans vote possible";
    case "urgent":
      return "urgent";
    case "missed":
      return plan.next.isKnown ? "manquée" : "manquée, à confirmer";
    case "openEnded":
      return "sans terme";
    case "endsByItself":
      return "prend fin";
    case "smallMeter":
      return "sans préavis";
  }
}

/** What the row's days do not say, in French. */
export function remarkOn({ plan, isNoticeAssumed }: Dated): string {
  const missed = "missed" in plan ? plan.missed : null;
  const remarks = [
    isNoticeAssumed && ASSUMED,
    missed && `échéance du ${inDigits(missed.end)} manquée`,
    plan.ignoredMeeting &&
      `l’assemblée du ${inDigits(plan.ignoredMeeting)} ne peut plus être convoquée\u00a0: non comptée`,
  ];
  return remarks.filter(Boolean).join(" ; ");
}

/** « 40 lignes : 33 avec leurs dates, 7 à corriger. 3 lettres à envoyer d’ici au 31 décembre 2026. » */
export function summaryOf(dated: readonly Dated[], waitingCount: number, today: IsoDay): string {
  const year = today.slice(0, 4);
  const due = dated.filter(({ days }) => days.posting && days.posting <= `${year}-12-31`);
  const letters = due.length > 0 ? counted(due.length, "lettre") : "Aucune lettre";
  const parts = [`${dated.length} avec leurs dates`, waitingCount > 0 && `${waitingCount} à corriger`];
  const contracts = counted(dated.length + waitingCount, "contrat");
  return `${contracts}\u00a0: ${parts.filter(Boolean).join(", ")}. ${letters} à envoyer d’ici au 31\u00a0décembre\u00a0${year}.`;
}
