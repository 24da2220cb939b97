/** A contract's plan: one of ten states, each with the days that it has. `planOf` is the only computation of dates. */
import { addDays, type IsoDay, isWorkingDay, workingDay } from "../french/dates";
import type { Notice } from "../french/notice";
import {
  agendaBy,
  type Convening,
  type ConveningDelays,
  conveningOf,
  type Delays,
  firstAssembly,
  lastAssemblyBefore,
  openTerminationAfter,
  renew,
  studyWeeks,
  terminationAt,
} from "./date-rules";

// A change of supplier takes 21 days at most, and ends the old contract (code de la consommation, article L224-14).
const CHANGE_DAYS = 21;

/** An assembly: fixed, with the question on its agenda, or already held with a vote for the termination. */
export type GivenAssembly =
  { status: "planned" | "onAgenda"; day: IsoDay } | { status: "voted"; day: IsoDay | null };

export interface Situation {
  /** The contract's end; for a small meter, the wished day of the change. */
  end: IsoDay | null;
  /** The visitor says that the contract has no end. `end` and `renewal` then do not count. */
  isOpenEnded: boolean;
  notice: Notice | null;
  /** Up to 36 kVA, or below 30 MWh of gas a year: no notice applies (code de la consommation, article L224-1). */
  isSmall: boolean;
  /** Without a letter the contract renews by this number of months, becomes open-ended, or ends. Null: not known. */
  renewal: number | "open" | "ends" | null;
  assembly: GivenAssembly | null;
  /** The visitor keeps a late assembly: the letter is then for the first end that its vote reaches. */
  keepsAssembly: boolean;
}

export interface AssemblyToCome {
  kind: "toCome";
  day: IsoDay;
  /** The visitor gave this day; otherwise the plan proposes it. */
  isGiven: boolean;
  isOnAgenda: boolean;
  convening: Convening;
}

/** The assembly has voted, on this day if the visitor gave it. */
interface PastAssembly {
  kind: "voted";
  day: IsoDay | null;
}

export type Assembly = AssemblyToCome | PastAssembly;

/** The letter that terminates the contract at its target. */
export interface Letter {
  /** The end that the letter is for. */
  target: IsoDay;
  notice: Notice;
  /** The day to send it: the last one, the day of the vote, or today. */
  posting: IsoDay;
  /** The last day on which the supplier must have received it. */
  receipt: IsoDay;
}

/** An end whose letter would arrive too late. */
interface MissedEnd {
  end: IsoDay;
  /** The last day of receipt of its letter. */
  receipt: IsoDay;
}

/** The fields of every plan. */
interface OfEveryState {
  /** The visitor's day. */
  today: IsoDay;
  /** A given assembly that can no longer be convened: the plan ignores it. */
  ignoredAssembly: IsoDay | null;
}

/** The fields of a plan with a letter for one end. */
interface OfEveryLetter {
  letter: Letter;
  /** Set where the given end is missed and the contract renews. */
  missedEnd: MissedEnd | null;
}

/** Too little is known for an answer. */
interface Incomplete extends OfEveryState {
  state: "incomplete";
  end: IsoDay | null;
  notice: Notice | null;
}

/** The vote leaves time to post the letter. */
export interface InTime extends OfEveryState, OfEveryLetter {
  state: "inTime";
  assembly: Assembly;
  /** The last day to ask for the study; null after the vote. */
  study: IsoDay | null;
}

/** The letter leaves on the day of the vote. */
interface Tight extends OfEveryState, OfEveryLetter {
  state: "tight";
  assembly: AssemblyToCome;
  /** The given assembly, which is too late, so that the vote is brought forward. */
  lateAssembly: IsoDay | null;
}

/** The given assembly is too late, and an earlier one is still possible. */
interface AssemblyTooLate extends OfEveryState, OfEveryLetter {
  state: "assemblyTooLate";
  /** The last assembly in time. */
  assembly: AssemblyToCome;
  lateAssembly: IsoDay;
  /** The last day to ask for the study. */
  study: IsoDay | null;
}

/** Too late for a vote, in time for a letter. */
interface NoVote extends OfEveryState, OfEveryLetter {
  state: "noVote";
}

/** A posted letter may arrive too late. */
export interface Urgent extends OfEveryState, OfEveryLetter {
  state: "urgent";
  isVoted: boolean;
}

/** The plans with a letter for one end. */
export type LetterPlan = InTime | Tight | AssemblyTooLate | NoVote | Urgent;

/** The given end is missed, and the next one is in time or not known. */
export interface Missed extends OfEveryState {
  state: "missed";
  missedEnd: MissedEnd;
  notice: Notice;
  next:
    | { isKnown: true; plan: InTime }
    /** The renewal is not known: the only dates are those of a hypothesis. */
    | { isKnown: false; ifTwelveMonths: LetterPlan };
}

/** The contract has no end: a letter ends it at any time, after a vote. */
export interface OpenEnded extends OfEveryState {
  state: "openEnded";
  notice: Notice;
  assembly: Assembly;
  /** The first day to post the letter. */
  posting: IsoDay;
  /** The contract's end if the letter leaves on that day. */
  earliestEnd: IsoDay;
  missedEnd: MissedEnd | null;
}

/** The contract ends without a letter. */
export interface EndsByItself extends OfEveryState {
  state: "endsByItself";
  end: IsoDay;
  assembly: Assembly;
  /** The given assembly, where an earlier one is needed and possible. */
  lateAssembly: IsoDay | null;
  /** The vote comes too late for the next contract to follow without a gap. */
  isLate: boolean;
  /** The last day to sign the next contract. Null if it is past, or if the vote is late: it is then signed right after the vote. */
  signing: IsoDay | null;
}

/** No notice applies: the next contract ends the old one. */
export interface SmallMeter extends OfEveryState {
  state: "smallMeter";
  assembly: Assembly | null;
  /** The day on which the visitor wishes to change. */
  wish: IsoDay | null;
}

export type Plan = Incomplete | LetterPlan | Missed | OpenEnded | EndsByItself | SmallMeter;

interface PlanContext {
  situation: Situation;
  delays: Delays;
  today: IsoDay;
  /** The assembly that counts. */
  assembly: GivenAssembly | null;
  /** Common to all states. */
  base: OfEveryState;
}

/** @returns whether the electronic notice of an assembly on this day can still be sent in time. */
export const canConvene = (assembly: IsoDay, delays: ConveningDelays, today: IsoDay): boolean =>
  conveningOf(assembly, delays).electronic >= today;

/** The first assembly, on a working day, that can still be convened. */
function firstPossibleAssembly(delays: Delays, today: IsoDay): IsoDay {
  let day = firstAssembly(today, delays);
  while (!isWorkingDay(day) || !canConvene(day, delays, today)) day = addDays(day, 1);
  return day;
}

/** The given assembly, unless it can no longer be convened. A voted one, or one with the agenda sent, needs no convocation. */
function countedAssembly({ assembly }: Situation, delays: Delays, today: IsoDay): GivenAssembly | null {
  if (!assembly) return null;
  const { status, day } = assembly;
  if (status === "voted") return day === null || day <= today ? assembly : null;
  if (status === "onAgenda") return day >= today ? assembly : null;
  return canConvene(day, delays, today) ? assembly : null;
}

function pastAssemblyOf({ assembly }: PlanContext): PastAssembly | null {
  return assembly?.status === "voted" ? { kind: "voted", day: assembly.day } : null;
}

/** The day of the assembly that counts and has not voted yet. */
function dayToCome({ assembly }: PlanContext): IsoDay | null {
  return assembly && assembly.status !== "voted" ? assembly.day : null;
}

function assemblyOn(day: IsoDay, { assembly, delays }: PlanContext): AssemblyToCome {
  const isGiven = assembly?.day === day;
  return {
    kind: "toCome",
    day,
    isGiven,
    isOnAgenda: isGiven && assembly.status === "onAgenda",
    convening: conveningOf(day, delays),
  };
}

const proposedAssembly = (context: PlanContext): AssemblyToCome =>
  assemblyOn(firstPossibleAssembly(context.delays, context.today), context);

/** The assembly that counts, voted or to come; without one, the first possible assembly. */
function givenOrFirstAssembly(context: PlanContext): Assembly {
  const given = dayToCome(context);
  return pastAssemblyOf(context) ?? (given ? assemblyOn(given, context) : proposedAssembly(context));
}

/** Last day to ask for the study: step 1 must end before the agenda's day, all steps before the letter's receipt. */
function studyBefore(legalReceipt: IsoDay, assembly: Assembly, delays: Delays): IsoDay | null {
  if (assembly.kind === "voted") return null;
  const [firstStep = 0] = delays.stepWeeks;
  const beforeReceipt = addDays(legalReceipt, -7 * studyWeeks(delays));
  const beforeAgenda = addDays(agendaBy(assembly.day, delays), -7 * firstStep);
  return workingDay(beforeReceipt < beforeAgenda ? beforeReceipt : beforeAgenda);
}

/**
 * The plan of the letter for one end, whose legal day of receipt is not past.
 * The comment above a return says its condition: AG is the given assembly, A1 the first possible assembly, M the last assembly that leaves time to
 * post the letter, D the day of receipt, P the last day to post, T today.
 */
function letterPlan(
  target: IsoDay,
  notice: Notice,
  missedEnd: MissedEnd | null,
  context: PlanContext,
): LetterPlan {
  const { delays, today, base } = context;
  const { legalReceipt, receipt, posting } = terminationAt(target, notice, delays.postDays, today);
  const common = { ...base, missedEnd };
  const letterOn = (day: IsoDay): Letter => ({ target, notice, receipt, posting: day });
  const lastInTime = lastAssemblyBefore(legalReceipt, delays);
  const voted = pastAssemblyOf(context);
  const given = dayToCome(context);

  // Tight: M < AG ≤ D.
  if (given && given > lastInTime && given <= receipt)
    return {
      ...common,
      state: "tight",
      letter: letterOn(given),
      assembly: assemblyOn(given, context),
      lateAssembly: null,
    };
  const lacksUsableAssembly = !voted && (!given || given > receipt);
  const firstPossible = proposedAssembly(context);
  // Tight: no AG ≤ D, M can no longer be convened, A1 ≤ D.
  if (lacksUsableAssembly && !canConvene(lastInTime, delays, today) && firstPossible.day <= receipt) {
    const letter = letterOn(firstPossible.day);
    return { ...common, state: "tight", letter, assembly: firstPossible, lateAssembly: given };
  }
  // Urgent: P < T.
  if (posting < today)
    return { ...common, state: "urgent", letter: letterOn(today), isVoted: voted !== null };
  const letter = letterOn(posting);
  // No vote in time: no AG ≤ D, A1 > D.
  if (lacksUsableAssembly && firstPossible.day > receipt) return { ...common, state: "noVote", letter };

  const assembly = voted ?? assemblyOn(given && given <= lastInTime ? given : lastInTime, context);
  const study = studyBefore(legalReceipt, assembly, delays);
  // Assembly too late: AG > D, M can still be convened.
  if (lacksUsableAssembly && given)
    return {
      ...common,
      state: "assemblyTooLate",
      letter,
      assembly: assemblyOn(lastInTime, context),
      lateAssembly: given,
      study,
    };
  // In time: voted, AG ≤ M, or no AG and M can still be convened.
  return { ...common, state: "inTime", letter, assembly, study };
}

/**
 * First end that `isReached` accepts. Renewals are counted from the given end, because month lengths differ.
 * The loop ends, because every `isReached` accepts an end that is late enough.
 */
function firstEnd(end: IsoDay, months: number, isReached: (end: IsoDay) => boolean): IsoDay {
  for (let count = 0; ; count += 1) {
    const next = count === 0 ? end : renew(end, count * months);
    if (isReached(next)) return next;
  }
}

function openEnded(notice: Notice, missedEnd: MissedEnd | null, context: PlanContext): OpenEnded {
  const { delays, today, base } = context;
  const assembly = givenOrFirstAssembly(context);
  const { posting, end } = openTerminationAfter(assembly.day ?? today, notice, delays);
  const common = { ...base, state: "openEnded" as const, notice, assembly, missedEnd };
  if (posting >= today) return { ...common, posting, earliestEnd: end };
  // The day to post is past, so the letter leaves today, as after a later vote.
  const late = openTerminationAfter(addDays(today, delays.postDays - delays.assemblyDays), notice, delays);
  return { ...common, posting: today, earliestEnd: late.end };
}

function endsByItself(end: IsoDay, context: PlanContext): EndsByItself {
  const { delays, today, base } = context;
  const lastChange = addDays(end, -CHANGE_DAYS);
  const change = workingDay(lastChange);
  const last = lastAssemblyBefore(lastChange, delays);
  const voted = pastAssemblyOf(context);
  const given = dayToCome(context);
  const isInTime = voted !== null || (given !== null && given <= last);
  const isLate = !isInTime && !canConvene(last, delays, today);
  const assembly = isInTime || isLate ? givenOrFirstAssembly(context) : assemblyOn(last, context);
  return {
    ...base,
    state: "endsByItself",
    end,
    assembly,
    lateAssembly: isInTime || isLate ? null : given,
    isLate,
    signing: isLate || change < today ? null : change,
  };
}

function smallMeter(context: PlanContext): SmallMeter {
  const given = dayToCome(context);
  const assembly = pastAssemblyOf(context) ?? (given ? assemblyOn(given, context) : null);
  return { ...context.base, state: "smallMeter", assembly, wish: context.situation.end };
}

/** « Garder »: the plan for the first end that the kept assembly reaches. Without a known renewal, the plan stays. */
function withKeptAssembly(plan: LetterPlan, context: PlanContext): LetterPlan | OpenEnded {
  const { delays, today, situation } = context;
  if (plan.state !== "assemblyTooLate" || !situation.keepsAssembly) return plan;
  const { lateAssembly, missedEnd, letter } = plan;
  const { target, notice } = letter;
  if (situation.renewal === "open") return openEnded(notice, missedEnd, context);
  if (typeof situation.renewal !== "number") return plan;
  const reached = firstEnd(missedEnd?.end ?? target, situation.renewal, (each) => {
    const { legalReceipt, receipt } = terminationAt(each, notice, delays.postDays, today);
    return legalReceipt >= today && receipt >= lateAssembly;
  });
  return letterPlan(reached, notice, missedEnd, context);
}

/** The plan once the legal day of receipt for the given end is past. */
function missedPlan(
  missedEnd: MissedEnd,
  notice: Notice,
  context: PlanContext,
): LetterPlan | OpenEnded | Missed {
  const { situation, delays, today, base } = context;
  const { renewal } = situation;
  const isWithinReach = (end: IsoDay) =>
    terminationAt(end, notice, delays.postDays, today).legalReceipt >= today;
  const planAfter = (months: number) =>
    letterPlan(firstEnd(missedEnd.end, months, isWithinReach), notice, missedEnd, context);
  const common = { ...base, state: "missed" as const, missedEnd, notice };

  if (renewal === "open") return openEnded(notice, missedEnd, context);
  if (typeof renewal !== "number")
    return { ...common, next: { isKnown: false, ifTwelveMonths: planAfter(12) } };
  const plan = withKeptAssembly(planAfter(renewal), context);
  // "missed" is for a next end that is in time. Other plans keep their state, and have the missed end too.
  if (plan.state !== "inTime") return plan;
  return { ...common, next: { isKnown: true, plan } };
}

/** The plan of a contract that a letter terminates at one of its ends. */
function termPlan(end: IsoDay, notice: Notice, context: PlanContext): Plan {
  const { legalReceipt, receipt } = terminationAt(end, notice, context.delays.postDays, context.today);
  if (legalReceipt < context.today) return missedPlan({ end, receipt }, notice, context);
  return withKeptAssembly(letterPlan(end, notice, null, context), context);
}

/**
 * The plan of a contract: the first state whose condition holds.
 * @param today the visitor's day.
 */
export function planOf(situation: Situation, delays: Delays, today: IsoDay): Plan {
  const assembly = countedAssembly(situation, delays, today);
  const ignoredAssembly = situation.assembly && !assembly ? situation.assembly.day : null;
  const base: OfEveryState = { today, ignoredAssembly };
  const context: PlanContext = { situation, delays, today, assembly, base };
  const { end, notice, isSmall, isOpenEnded, renewal } = situation;

  if (isSmall) return smallMeter(context);
  if (end && renewal === "ends" && !isOpenEnded) return endsByItself(end, context);
  if (notice && isOpenEnded) return openEnded(notice, null, context);
  if (end && notice && !isOpenEnded) return termPlan(end, notice, context);
  return { ...base, state: "incomplete", end, notice };
}
