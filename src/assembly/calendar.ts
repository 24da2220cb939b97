import { dayInFrench } from "../content/day";
import type { Day, Deadline } from "./assembly-file";
import { before, daysBefore, type Duration } from "./days";
import { fillIn } from "./fill-in";

/** The dates that a visitor gives. */
interface GivenDates {
  contractEnd: Day | null;
  notice: Duration | null;
  meeting: Day | null;
}

/** The durations that the content gives. */
export interface CalendarRules {
  /** The sum of the longest durations of the process steps. */
  studyWeeks: number;
  convocationDays: number;
  postDays: number;
}

/** The last days. A day is missing if what it follows from was not given. */
export interface LastDays {
  notice?: Day;
  study?: Day;
  convocation?: Day;
  /** The day by which a convocation is best posted. */
  post?: Day;
  /** The last day of an assembly after which the notice can still be given. */
  assembly?: Day;
}

const DAYS_A_WEEK = 7;

/** Computes the last days from what was given. */
export function lastDays(
  { contractEnd, notice, meeting }: GivenDates,
  { studyWeeks, convocationDays, postDays }: CalendarRules,
): LastDays {
  const noticeDay = contractEnd && notice && before(contractEnd, notice);
  // The whole days count from the day after the first presentation (article 64, décret of 17 March 1967).
  const convocation = meeting && daysBefore(meeting, convocationDays + 1);
  return {
    ...(noticeDay && {
      notice: noticeDay,
      study: daysBefore(noticeDay, studyWeeks * DAYS_A_WEEK),
      assembly: noticeDay,
    }),
    ...(convocation && { convocation, post: daysBefore(convocation, postDays) }),
  };
}

/** The titles and templates of the content, by date. */
export interface CalendarTexts {
  titles: Readonly<Record<Deadline["id"], string>>;
  sums: Readonly<Record<Deadline["id"], string>>;
  /** What can be done when a date is past. */
  past: Readonly<Record<Deadline["id"], string>>;
  /** What can be done when the assembly is after the last day of the notice. */
  tooLate: string;
  /** What can be done when no assembly can be convened before the last day of the notice. */
  cannotConvene: string;
  /** The day by which a letter is best posted: still to come, and gone by. */
  post: { advised: string; past: string };
  /** The units of a notice: « mois », « jours ». */
  units: Readonly<Record<Duration["unit"], string>>;
}

/** A duration in French: « 3 mois », « 1 jour ». */
export const durationInFrench = ({ count, unit }: Duration, units: CalendarTexts["units"]): string =>
  `${count}\u00a0${count === 1 && unit === "days" ? units.days.replace(/s$/, "") : units[unit]}`;

/** The dates that can be computed, each with its sum, in the order in which one follows from the other. */
export function deadlines(
  given: GivenDates,
  rules: CalendarRules,
  texts: CalendarTexts,
  today: Day,
): Deadline[] {
  const days = lastDays(given, rules);
  const inFrench = (day: Day | null | undefined) => (day ? dayInFrench(day) : "");
  const values = {
    fin: inFrench(given.contractEnd),
    preavis: given.notice ? durationInFrench(given.notice, texts.units) : "",
    dernierJour: inFrench(days.notice),
    semaines: `${rules.studyWeeks}`,
    assemblee: inFrench(given.meeting),
    jours: `${rules.convocationDays}`,
    poste: inFrench(days.post),
  };
  const isPast = (day: Day | undefined) => day !== undefined && day < today;
  /** What can be done, if a day is past or cannot be kept. */
  const adviceOf = (id: Deadline["id"]): string | undefined => {
    // Without the notice, an early study brings nothing.
    if (id === "study" && isPast(days.notice)) return undefined;
    if (isPast(days[id])) return texts.past[id];
    if (id === "convocation") return isPast(days.post) ? texts.post.past : undefined;
    if (id !== "assembly" || !days.assembly) return undefined;
    if (given.meeting && given.meeting <= days.assembly) return undefined;
    if (isPast(daysBefore(days.assembly, rules.convocationDays + 1))) return texts.cannotConvene;
    return given.meeting ? texts.tooLate : undefined;
  };
  const ids = ["notice", "study", "convocation", "assembly"] as const;
  return ids.flatMap((id) => {
    const day = days[id];
    if (!day) return [];
    const advice = adviceOf(id);
    const posting = id === "convocation" && !isPast(days.post) ? ` ${texts.post.advised}` : "";
    return [
      {
        id,
        title: texts.titles[id],
        day,
        sum: fillIn(texts.sums[id] + posting, values),
        past: isPast(day),
        ...(advice && { advice: fillIn(advice, values) }),
      },
    ];
  });
}
