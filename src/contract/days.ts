/** The days that a contract's end, a notice and an assembly lead to, each by one rule. */
import { addDays, addMonths, type IsoDay, weeksIn, workingDay } from "../french/dates";
import type { Period } from "../french/period";

/** Periods in days, and the weeks of each step of the study. `convocationDays` is the law's, or the règlement's if longer; the others are margins. */
export type Delays = Queries.AnswerPeriods & { stepWeeks: readonly number[] };

/** @param convocationDays the règlement's; null: not known. @param steps of the study, with durations such as « 2 à 3 semaines ». */
export const delaysFor = (
  convocationDays: number | null,
  periods: Queries.AnswerPeriods,
  steps: readonly { duration: string }[],
): Delays => ({
  ...periods,
  convocationDays: Math.max(convocationDays ?? 0, periods.convocationDays),
  // An open-ended step follows the signature, so it counts no weeks.
  stepWeeks: steps.map(({ duration }) => weeksIn(duration) ?? 0),
});

/** The weeks of all steps of the study. */
export const studyWeeks = ({ stepWeeks }: Pick<Delays, "stepWeeks">): number =>
  stepWeeks.reduce((sum, weeks) => sum + weeks, 0);

/** A last day to do something. */
export interface LastDay {
  /** The last day by the law or the contract. */
  legal: IsoDay;
  /** The day shown: the last working day up to it. */
  day: IsoDay;
}

export const lastDay = (legal: IsoDay): LastDay => ({ legal, day: workingDay(legal) });

/** The last days to convene an assembly. */
export interface Convening {
  /** To send the electronic notice. */
  electronic: LastDay;
  /** To post the letters. */
  letters: LastDay;
  /** To ask for the question on the agenda. */
  agenda: LastDay;
}

/** A period of whole days starts on the next day (articles 9, 64 and 64-1, décret of 17 March 1967). */
export function conveningOf(meeting: IsoDay, { convocationDays, postDays, agendaDays }: Delays): Convening {
  const notified = addDays(meeting, -(convocationDays + 1));
  const posted = addDays(notified, -postDays);
  const asked = addDays(posted, -agendaDays);
  return { electronic: lastDay(notified), letters: lastDay(posted), agenda: lastDay(asked) };
}

/** The first day of an assembly that is convened on this day. */
export const firstMeeting = (today: IsoDay, { convocationDays }: Delays): IsoDay =>
  addDays(today, convocationDays + 1);

/** The last assembly that leaves time to act by this day. */
export const lastMeetingBefore = (act: LastDay, { assemblyDays }: Delays): LastDay =>
  lastDay(addDays(act.legal, -assemblyDays));

/** The end of a contract after so many months of renewal. Month ends stay month ends: 30 June + 6 months = 31 December. */
export function renew(end: IsoDay, months: number): IsoDay {
  const next = addDays(end, 1);
  const isMonthEnd = next.endsWith("-01");
  return isMonthEnd ? addDays(addMonths(next, months), -1) : addMonths(end, months);
}

const addNotice = (day: IsoDay, { count, unit }: Period): IsoDay =>
  unit === "days" ? addDays(day, count) : addMonths(day, count);

/** The letter that terminates a contract at one of its ends. */
export interface Termination {
  /** The end that the letter is for. */
  end: IsoDay;
  /** The last day on which the supplier must have received it. */
  receipt: LastDay;
  /** The last day to post it. */
  posting: LastDay;
}

/** Receipt on a weekend or a holiday is brought forward to the working day before. Once that is past, the legal day counts. */
export function terminationAt(end: IsoDay, notice: Period, postDays: number, today: IsoDay): Termination {
  const { legal, day } = lastDay(addNotice(end, { ...notice, count: -notice.count }));
  const onlyLegalRemains = day < today && today <= legal;
  const receipt: LastDay = { legal, day: onlyLegalRemains ? legal : day };
  return { end, receipt, posting: lastDay(addDays(receipt.day, -postDays)) };
}

/** The letter that terminates a contract without a term, after the vote that decides it. */
export interface OpenTermination {
  posting: LastDay;
  /** The first day on which the supplier may receive it. */
  receipt: IsoDay;
  /** The end of the contract if it is received then. */
  end: IsoDay;
}

export function openTerminationAfter(
  vote: IsoDay,
  notice: Period,
  { assemblyDays, postDays }: Delays,
): OpenTermination {
  const receipt = addDays(vote, assemblyDays);
  return {
    posting: lastDay(addDays(vote, assemblyDays - postDays)),
    receipt,
    end: addNotice(receipt, notice),
  };
}
