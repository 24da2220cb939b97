import type { AssemblyTexts } from "../content/types/assemblyFile";
import { before, dateInFrench, type Day, dayOff, daysBefore, type Duration, workingDayBefore } from "./days";
import type { Entries } from "./fields";

/** What each date is called, in the order of two dates on one day. `rule` stands on the page while the day is not known. */
const DATES = {
  agenda: { title: "Demander l’inscription à l’ordre du jour" },
  post: { title: "Poster la convocation" },
  convocation: {
    title: "Date limite de la convocation",
    rule: "L’assemblée, moins le délai de la convocation, compté du lendemain de sa première présentation.",
  },
  study: {
    title: "Demander l’étude avant le",
    rule: "Le dernier jour pour dénoncer, moins la durée de nos étapes.",
  },
  lastMeeting: {
    title: "Date limite de l’assemblée",
    rule: "Avant le dernier jour pour dénoncer, avec le temps du procès-verbal et de la lettre.",
  },
  meeting: { title: "Assemblée générale" },
  notice: {
    title: "Dernier jour pour dénoncer le contrat",
    rule: "La fin du contrat, moins le préavis.",
  },
  end: { title: "Fin du contrat" },
} as const;

type DateId = keyof typeof DATES;
const ids = Object.keys(DATES) as DateId[];

/** A date of the calendar. All texts are final French. */
export interface Deadline {
  /** Stable name. */
  id: DateId;
  title: string;
  day: Day;
  /** The day with its weekday. */
  date: string;
  /** How the day follows from what was typed. */
  sum: string;
  /** « date passée », or empty. */
  past: string;
  /** What can still be done where the day is past or too late; the working day before a day off. Or empty. */
  advice: string;
}

/** The durations of the content, and the sum of the longest durations of the process steps. */
export type CalendarRules = Pick<
  AssemblyTexts,
  "convocationDays" | "postDays" | "agendaDays" | "assemblyDays"
> & { studyWeeks: number };

/** The dates that the visitor gives. */
type GivenDates = Pick<Entries, "contractEnd" | "notice" | "meeting" | "convocationDays">;

/** The rules of the dates that are not known yet. */
export const rulesWithout = (deadlines: readonly Deadline[]) =>
  ids.flatMap((id) => {
    const date = DATES[id];
    return "rule" in date && !deadlines.some((deadline) => deadline.id === id) ? [date] : [];
  });

/** The whole days between the convocation and the assembly: the law's, or more if the règlement says so. */
const convocationPeriod = (given: GivenDates, rules: CalendarRules) =>
  Math.max(given.convocationDays ?? 0, rules.convocationDays);

type Days = Readonly<Partial<Record<DateId, Day>>>;

/** The days that follow from what was given. */
export function daysOf(given: GivenDates, rules: CalendarRules): Days {
  const { contractEnd, notice: duration, meeting } = given;
  const notice = contractEnd && duration ? before(contractEnd, duration) : undefined;
  // The period counts from the day after the first presentation (article 64, décret of 17 March 1967).
  const convocation = meeting ? daysBefore(meeting, convocationPeriod(given, rules) + 1) : undefined;
  const post = convocation && daysBefore(convocation, rules.postDays);
  return {
    ...(contractEnd && { end: contractEnd }),
    ...(notice && {
      notice,
      study: daysBefore(notice, rules.studyWeeks * 7),
      lastMeeting: daysBefore(notice, rules.assemblyDays),
    }),
    ...(meeting && { meeting }),
    ...(convocation && post && { convocation, post, agenda: daysBefore(post, rules.agendaDays) }),
  };
}

/** A duration in French: « 3 mois », « 1 jour ». */
export const durationInFrench = ({ count, unit }: Duration): string =>
  `${count}\u00a0${unit === "months" ? "mois" : count === 1 ? "jour" : "jours"}`;

const NEXT_TIME = "sinon, visez la prochaine échéance.";

/** What can still be done about a date that is past or too late, or an empty text. */
function adviceOn(id: DateId, days: Days, isPast: (id: DateId) => boolean, canConvene: boolean): string {
  const { meeting = "", lastMeeting = "", notice = "" } = days;
  switch (id) {
    case "agenda":
      return isPast(id) && !isPast("convocation") ? "Demandez-la sans attendre." : "";
    case "post":
      return isPast(id) && !isPast("convocation") ? "Voyez avec le syndic comment convoquer à temps." : "";
    case "convocation":
      return isPast(id)
        ? "Si la question n’est pas encore à l’ordre du jour\u00a0: choisissez une date d’assemblée plus lointaine, ou une autre assemblée."
        : "";
    case "study":
      return isPast(id) && !isPast("notice")
        ? "Chaque étape peut durer moins que sa durée la plus longue\u00a0: l’étude peut encore commencer, sans attendre."
        : "";
    case "lastMeeting":
      return !meeting && !canConvene && !isPast("notice")
        ? `Une assemblée ne peut plus être convoquée pour ce jour-là. Voyez avec le syndic comment dénoncer le contrat sans elle\u00a0; ${NEXT_TIME}`
        : "";
    case "meeting":
      if (!notice || isPast("notice") || meeting <= lastMeeting) return "";
      return meeting > notice
        ? `Trop tard pour dénoncer le contrat. Avancez-la, ou voyez avec le syndic comment le dénoncer avant elle\u00a0; ${NEXT_TIME}`
        : "Il reste peu de temps pour dénoncer le contrat\u00a0: préparez le procès-verbal et la lettre avant l’assemblée.";
    case "notice":
      return isPast(id)
        ? "Relisez la clause de reconduction, et demandez au fournisseur quand et comment le contrat peut prendre fin. La prochaine échéance se prépare dès maintenant."
        : "";
    case "end":
      return "";
  }
}

/** The working day before a last day on which nobody works. */
function workingDayNote(id: DateId, day: Day): string {
  const off = id === "meeting" || id === "end" ? undefined : dayOff(day);
  return off
    ? `C’est ${off}\u00a0: le jour ouvré précédent est le ${dateInFrench(workingDayBefore(day))}.`
    : "";
}

/** The dates that can be computed, each with its sum, in the order of their days. */
export function deadlines(given: GivenDates, rules: CalendarRules, today: Day): Deadline[] {
  const days = daysOf(given, rules);
  const period = convocationPeriod(given, rules);
  const notice = given.notice ? durationInFrench(given.notice) : "";
  const sums: Readonly<Record<DateId, string>> = {
    agenda: `${rules.agendaDays}\u00a0jours avant l’envoi de la convocation, marge conseillée.`,
    post: `${rules.postDays}\u00a0jours avant la date limite, marge conseillée pour le courrier.`,
    convocation: `Première présentation, ${period}\u00a0jours entiers avant l’assemblée.`,
    study: `${rules.studyWeeks}\u00a0semaines avant le dernier jour pour dénoncer, la plus longue durée de nos étapes.`,
    lastMeeting: `${rules.assemblyDays}\u00a0jours avant le dernier jour pour dénoncer, pour le procès-verbal et la lettre.`,
    meeting: "La date que vous avez indiquée.",
    notice: `${notice} avant la fin du contrat. En général, la lettre doit être arrivée ce jour-là.`,
    end: "L’échéance que vous avez indiquée.",
  };
  const isPast = (id: DateId) => (days[id] ?? today) < today;
  const canConvene = days.lastMeeting !== undefined && daysBefore(days.lastMeeting, period + 1) >= today;
  const known = ids.flatMap((id) => {
    const day = days[id];
    if (!day) return [];
    const advice = [adviceOn(id, days, isPast, canConvene), isPast(id) ? "" : workingDayNote(id, day)];
    return [
      {
        id,
        title: DATES[id].title,
        day,
        date: dateInFrench(day),
        sum: sums[id],
        past: isPast(id) ? "date passée" : "",
        advice: advice.filter(Boolean).join(" "),
      },
    ];
  });
  return known.sort((one, other) => Date.parse(one.day) - Date.parse(other.day));
}
