/** The calendar of a plan, from the visitor's day on: page, agenda file, PDF and e-mail show its rows. */
import { dateInFrench, type IsoDay } from "../french/dates";
import { counted } from "../french/numbers";
import { fillTemplate } from "../french/templates";
import { type Delays, studyWeeks } from "./days";
import type { AssemblyVote, Letter, LetterPlan, Missed, Plan, Vote } from "./plan";

type Texts = Queries.CalendarTexts;

export type RowId =
  | "study"
  | "agenda"
  | "convocation"
  | "meeting"
  | "agreement"
  | "question"
  | "letter"
  | "receipt"
  | "signing"
  | "end"
  | "wish";

/** A row of the calendar, in French. */
export interface CalendarRow {
  id: RowId;
  title: string;
  day: IsoDay;
  /** « au plus tard le », « au plus tôt le », or empty where the day is a fact. */
  by: string;
  /** « jeudi 30 septembre 2027 » */
  date: string;
  /** A few words on the day, or empty. */
  sum: string;
  /** The agenda file reminds of this day. */
  isReminder: boolean;
  /** The day holds only if the contract renews by twelve months; the title says so. */
  isHypothetical: boolean;
}

/** « Fin du contrat : vendredi 31 décembre 2027 » */
export const inOneLine = ({ title, by, date }: Pick<CalendarRow, "title" | "by" | "date">): string =>
  `${title}\u00a0: ${by}${date}`;

interface RowParts {
  by?: string;
  sum?: string;
  isReminder?: boolean;
}

const LATEST = "au plus tard le ";
const EARLIEST = "au plus tôt le ";

function row(id: RowId, title: string, day: IsoDay, parts: RowParts = {}): CalendarRow {
  const { by = "", sum = "", isReminder = true } = parts;
  return { id, title, day, by, date: dateInFrench(day), sum, isReminder, isHypothetical: false };
}

/** « 3 semaines », « 30 jours » */
const daysInFrench = (days: number): string =>
  days % 7 === 0 ? counted(days / 7, "semaine") : counted(days, "jour");

interface Basis {
  texts: Texts;
  delays: Delays;
  today: IsoDay;
}

function convocationRow({ convening }: AssemblyVote, { texts, delays, today }: Basis): CalendarRow {
  const byMail = fillTemplate(texts.convocationSum, { delai: daysInFrench(delays.convocationDays) });
  const byLetter = fillTemplate(texts.lettersSum, { lettres: dateInFrench(convening.letters) });
  const sum = convening.letters >= today ? `${byMail}\u00a0; ${byLetter}` : byMail;
  return row("convocation", texts.convocationTitle, convening.electronic, { by: LATEST, sum });
}

/** @param by « au plus tard le » or « au plus tôt le », or empty; shown for a proposed day only. */
const meetingRow = (vote: AssemblyVote, title: string, by: string): CalendarRow =>
  row("meeting", title, vote.day, { by: vote.isGiven ? "" : by });

/** The convocation and the assembly. A past vote needs neither. */
function assemblyRows(vote: Vote | null, by: string, basis: Basis): CalendarRow[] {
  if (vote?.kind !== "assembly") return [];
  return [convocationRow(vote, basis), meetingRow(vote, basis.texts.meetingTitle, by)];
}

/** The study, the agenda, the convocation and the assembly. A past vote needs none of them. */
function stepRows(vote: Vote, study: IsoDay | null, basis: Basis): CalendarRow[] {
  if (vote.kind === "voted") return [];
  const { texts, delays } = basis;
  const studySum = fillTemplate(texts.studySum, { semaines: studyWeeks(delays) });
  const agenda = row("agenda", texts.agendaTitle, vote.convening.agenda, { by: LATEST });
  return [
    ...(study ? [row("study", texts.studyTitle, study, { by: LATEST, sum: studySum })] : []),
    ...(vote.isOnAgenda ? [] : [agenda]),
    ...assemblyRows(vote, LATEST, basis),
  ];
}

function letterRows({ posting, receipt, target }: Letter, { texts, today }: Basis): CalendarRow[] {
  const letter =
    posting === today
      ? row("letter", texts.letterTodayTitle, posting)
      : row("letter", texts.letterTitle, posting, { by: LATEST });
  return [letter, ...endRows({ receipt, target }, texts)];
}

const endRows = ({ receipt, target }: Pick<Letter, "receipt" | "target">, texts: Texts): CalendarRow[] => [
  row("receipt", texts.receiptTitle, receipt),
  row("end", texts.endTitle, target, { isReminder: false }),
];

function rowsOfLetterPlan(plan: LetterPlan, basis: Basis): CalendarRow[] {
  const { texts, today } = basis;
  switch (plan.state) {
    case "inTime":
    case "meetingTooLate":
      return [...stepRows(plan.vote, plan.study, basis), ...letterRows(plan.letter, basis)];
    case "tight":
      return [
        convocationRow(plan.vote, basis),
        meetingRow(plan.vote, texts.meetingAndLetterTitle, ""),
        ...endRows(plan.letter, texts),
      ];
    case "noVote":
      return [row("agreement", texts.agreementTitle, today), ...letterRows(plan.letter, basis)];
    case "urgent":
      return letterRows(plan.letter, basis);
  }
}

function missedRows({ next }: Missed, basis: Basis): CalendarRow[] {
  const { texts, today } = basis;
  const question = row("question", texts.questionTitle, today);
  if (next.isKnown) return [question, ...rowsOfLetterPlan(next.plan, basis)];
  const hypothetical = rowsOfLetterPlan(next.ifTwelveMonths, basis).map((each) => ({
    ...each,
    title: `${each.title}, ${texts.twelveMonthsSum}`,
    isReminder: false,
    isHypothetical: true,
  }));
  return [question, ...hypothetical];
}

/** The rows of a state; past days are still in them. */
function rowsOf(plan: Plan, basis: Basis): CalendarRow[] {
  const { texts } = basis;
  switch (plan.state) {
    case "incomplete":
      return [];
    case "missed":
      return missedRows(plan, basis);
    case "openEnded":
      return [
        ...assemblyRows(plan.vote, EARLIEST, basis),
        row("letter", texts.letterTitle, plan.posting, { by: EARLIEST }),
        row("end", texts.earliestEndTitle, plan.earliestEnd, { isReminder: false }),
      ];
    case "endsByItself":
      return [
        ...assemblyRows(plan.vote, plan.isLate ? EARLIEST : LATEST, basis),
        row("signing", texts.signingTitle, plan.signing, { by: LATEST }),
        row("end", texts.endTitle, plan.end, { isReminder: false }),
      ];
    case "smallMeter":
      return [
        ...assemblyRows(plan.vote, "", basis),
        ...(plan.wish ? [row("wish", texts.wishTitle, plan.wish, { isReminder: false })] : []),
      ];
    default:
      return rowsOfLetterPlan(plan, basis);
  }
}

/** The rows from the visitor's day on, by day; the order of the steps is the tie-break. */
export function calendarOf(plan: Plan, texts: Texts, delays: Delays): CalendarRow[] {
  const { today } = plan;
  return rowsOf(plan, { texts, delays, today })
    .filter(({ day }) => day >= today)
    .sort((one, other) => Date.parse(one.day) - Date.parse(other.day));
}
