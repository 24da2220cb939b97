/** The days that a contract's end, a notice and an assembly lead to, each by one rule. */
import { addDays, addMonths, type IsoDay, weeksIn, workingDay } from "../french/dates";
import type { Notice } from "../french/notice";
import type { SiteDelays } from "./content";

/** The delays of one answer: its `convocationDays` are the law's, or those of the règlement if it has more. */
export interface Delays extends SiteDelays {
  /** The weeks of each step of the study. */
  stepWeeks: readonly number[];
}

/** @param convocationDays the règlement's; null: not known. @param steps of the study, with durations such as « 2 à 3 semaines ». */
export const delaysFor = (
  convocationDays: number | null,
  siteDelays: SiteDelays,
  steps: readonly { duration: string }[],
): Delays => ({
  ...siteDelays,
  convocationDays: Math.max(convocationDays ?? 0, siteDelays.convocationDays),
  // An open-ended step follows the signature, so it counts no weeks.
  stepWeeks: steps.map(({ duration }) => weeksIn(duration) ?? 0),
});

/** The weeks of all steps of the study. */
export const studyWeeks = ({ stepWeeks }: Pick<Delays, "stepWeeks">): number =>
  stepWeeks.reduce((sum, weeks) => sum + weeks, 0);

/** The last days to convene an assembly, each a working day. */
export interface Convening {
  /** To send the electronic notice. */
  electronic: IsoDay;
  /** To post the letters. */
  letters: IsoDay;
  /** To ask for the question on the agenda. */
  agenda: IsoDay;
}

/** The delays that a convocation depends on. */
export type ConveningDelays = Pick<Delays, "convocationDays" | "postDays" | "agendaDays">;

/** A delay of whole days starts on the next day (articles 9, 64 and 64-1, décret of 17 March 1967). */
const notifiedBy = (assembly: IsoDay, { convocationDays }: Pick<Delays, "convocationDays">): IsoDay =>
  addDays(assembly, -(convocationDays + 1));

/** The last day, a working day or not, to ask for a question on the agenda. */
export const agendaBy = (assembly: IsoDay, delays: ConveningDelays): IsoDay =>
  addDays(notifiedBy(assembly, delays), -(delays.postDays + delays.agendaDays));

export function conveningOf(assembly: IsoDay, delays: ConveningDelays): Convening {
  const notified = notifiedBy(assembly, delays);
  return {
    electronic: workingDay(notified),
    letters: workingDay(addDays(notified, -delays.postDays)),
    agenda: workingDay(agendaBy(assembly, delays)),
  };
}

/** The first day of an assembly that is convened on this day. */
export const firstAssembly = (today: IsoDay, { convocationDays }: Delays): IsoDay =>
  addDays(today, convocationDays + 1);

/** The last assembly that leaves time to act by this day. */
export const lastAssemblyBefore = (day: IsoDay, { assemblyDays }: Delays): IsoDay =>
  workingDay(addDays(day, -assemblyDays));

/** The end of a contract after so many months of renewal. Month ends stay month ends: 30 June + 6 months = 31 December. */
export function renew(end: IsoDay, months: number): IsoDay {
  const next = addDays(end, 1);
  const isMonthEnd = next.endsWith("-01");
  return isMonthEnd ? addDays(addMonths(next, months), -1) : addMonths(end, months);
}

const addNotice = (day: IsoDay, { count, unit }: Notice): IsoDay =>
  unit === "days" ? addDays(day, count) : addMonths(day, count);

/** The letter that terminates a contract at one of its ends. */
export interface Termination {
  /** The last day by the contract on which the supplier must have received it. */
  legalReceipt: IsoDay;
  /** The day that the site shows instead: where the legal day is on a weekend or a holiday, the working day before. */
  receipt: IsoDay;
  /** The last day to post it. */
  posting: IsoDay;
}

/** Once the working day before a weekend or a holiday is past, the receipt is the legal day again. */
export function terminationAt(end: IsoDay, notice: Notice, postDays: number, today: IsoDay): Termination {
  const legalReceipt = addNotice(end, { ...notice, count: -notice.count });
  const day = workingDay(legalReceipt);
  const onlyLegalRemains = day < today && today <= legalReceipt;
  const receipt = onlyLegalRemains ? legalReceipt : day;
  return { legalReceipt, receipt, posting: workingDay(addDays(receipt, -postDays)) };
}

/** The letter that terminates a contract without a term, after the vote that decides it. */
export interface OpenTermination {
  posting: IsoDay;
  /** The end of the contract, if the letter is received on the first day that the supplier may receive it. */
  end: IsoDay;
}

export function openTerminationAfter(
  assembly: IsoDay,
  notice: Notice,
  { assemblyDays, postDays }: Delays,
): OpenTermination {
  return {
    posting: workingDay(addDays(assembly, assemblyDays - postDays)),
    end: addNotice(addDays(assembly, assemblyDays), notice),
  };
}
