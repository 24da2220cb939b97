import { dateInFrench, holidayOf, type IsoDay } from "../french/dates";
import type { LastDay } from "./days";
import { type DeadlineId, type Row, rowsOf } from "./deadline-rows";
import type { Schedule } from "./schedule";

/** A day of the calendar, in French. */
export interface Deadline {
  id: DeadlineId;
  title: string;
  day: IsoDay;
  /** « au plus tard le », « au plus tôt le », or empty where the title says so or the day is a fact. */
  by: string;
  /** « jeudi 30 septembre 2027 » */
  date: string;
  /** « date passée », or empty. */
  past: string;
  /** The derivation of the day. */
  sum: string;
  /** Advice once the day is past. */
  advice: string;
}

/** Rule that is shown while the day is unknown. */
interface Rule {
  title: string;
  rule: string;
}

export interface Deadlines {
  /** The known dates in chronological order. */
  deadlines: Deadline[];
  /** The deadlines and today; empty without deadlines. */
  line: Deadline[];
  rules: Rule[];
}

/** « Fin du contrat : vendredi 31 décembre 2027 » */
export const inOneLine = ({ title, by, date }: Pick<Deadline, "title" | "by" | "date">) =>
  `${title}\u00a0: ${by}${date}`;

function movedFrom({ legal, day }: LastDay): string {
  if (legal === day) return "";
  const holiday = holidayOf(legal);
  const reason = holiday ? `, férié (${holiday})` : "";
  return `C’est le jour ouvré avant le ${dateInFrench(legal)}${reason}.`;
}

/** The tasks, shown with « au plus tard le » or « au plus tôt le ». */
const TASKS: readonly DeadlineId[] = [
  "agenda",
  "post",
  "convocation",
  "study",
  "sign",
  "posting",
  "nextPosting",
];

function deadlineOf(row: Row, date: LastDay, today: IsoDay): Deadline {
  const { id, title, sum, isFirst = false, advice = "" } = row;
  const isPast = date.day < today;
  const by = isFirst ? "au plus tôt le " : "au plus tard le ";
  return {
    id,
    title,
    day: date.day,
    by: TASKS.includes(id) ? by : "",
    date: dateInFrench(date.day),
    past: isPast ? "date passée" : "",
    sum: [sum, movedFrom(date)].filter(Boolean).join(" "),
    advice: isPast ? advice : "",
  };
}

/** The rows without a day, while the contract is unknown. */
function rulesOf(rows: readonly Row[], { kind }: Schedule): Rule[] {
  if (kind !== "unknown") return [];
  return rows.flatMap(({ title, date, rule }) => (rule && !date ? [{ title, rule }] : []));
}

/** The known dates in chronological order, and the rules of the unknown ones. */
export function deadlinesOf(schedule: Schedule, periods: Queries.AnswerPeriods): Deadlines {
  const rows = rowsOf(schedule, periods);
  const line = rows
    .flatMap((row) => (row.date ? [deadlineOf(row, row.date, schedule.today)] : []))
    .sort((one, other) => Date.parse(one.day) - Date.parse(other.day));
  const deadlines = line.filter(({ id }) => id !== "today");
  return {
    deadlines,
    line: deadlines.length > 0 ? line : [],
    rules: rulesOf(rows, schedule),
  };
}

const FOR_AGENDA: readonly DeadlineId[] = [
  "post",
  "convocation",
  "study",
  "lastMeeting",
  "meeting",
  "posting",
  "nextPosting",
  "sign",
];

export const agendaDates = (deadlines: readonly Deadline[]): Deadline[] =>
  deadlines.filter(({ id, past }) => FOR_AGENDA.includes(id) && !past);
