/** The calendar of a plan, from the visitor's day on: page, agenda file, PDF and e-mail show its rows. */
import { dateInFrench, type IsoDay } from "../french/dates";
import { counted } from "../french/numbers";
import { fillTemplate } from "../french/templates";
import type { Delays } from "./date-rules";
import type { AssemblyVote, Letter, LetterPlan, Missed, Plan, Vote } from "./plan";

/** The titles of the rows, and their notes. */
export type CalendarTexts = Readonly<
  Record<
    | "studyTitle"
    | "agendaTitle"
    | "convocationTitle"
    | "convocationSum"
    | "lettersSum"
    | "meetingTitle"
    | "meetingAndLetterTitle"
    | "letterTitle"
    | "letterTodayTitle"
    | "receiptTitle"
    | "agreementTitle"
    | "questionTitle"
    | "signingTitle"
    | "signingSum"
    | "endTitle"
    | "earliestEndTitle"
    | "wishTitle",
    string
  >
>;

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
  /** « au plus tard le », « au plus tôt le », « à partir du », or empty where the day is a fact. */
  bound: string;
  /** « jeudi 30 septembre 2027 » */
  date: string;
  /** A few words on the day, or empty. */
  note: string;
  /** The agenda file reminds of this day. */
  isReminder: boolean;
  /** The day holds only if the contract renews by twelve months. */
  isHypothetical: boolean;
}

/** « Fin du contrat : vendredi 31 décembre 2027 » */
export const inOneLine = ({ title, bound, date }: Pick<CalendarRow, "title" | "bound" | "date">): string =>
  `${title}\u00a0: ${bound}${date}`;

/** The rows in one line each, with the hypothesis above those that rest on it. */
export function linesOf(rows: readonly CalendarRow[], hypothesis: string): string[] {
  const first = rows.findIndex(({ isHypothetical }) => isHypothetical);
  const lines = rows.map(inOneLine);
  return first < 0 ? lines : [...lines.slice(0, first), hypothesis, ...lines.slice(first)];
}

interface RowParts {
  bound?: string;
  note?: string;
  isReminder?: boolean;
}

const LATEST = "au plus tard le ";
const EARLIEST = "au plus tôt le ";
const FROM = "à partir du ";

function row(id: RowId, title: string, day: IsoDay, parts: RowParts = {}): CalendarRow {
  const { bound = "", note = "", isReminder = true } = parts;
  return { id, title, day, bound, date: dateInFrench(day), note, isReminder, isHypothetical: false };
}

/** « 3 semaines », « 30 jours » */
const daysInFrench = (days: number): string =>
  days % 7 === 0 ? counted(days / 7, "semaine") : counted(days, "jour");

interface Basis {
  texts: CalendarTexts;
  delays: Delays;
  today: IsoDay;
}

function convocationRow({ convening }: AssemblyVote, { texts, delays, today }: Basis): CalendarRow {
  const byMail = fillTemplate(texts.convocationSum, { delai: daysInFrench(delays.convocationDays) });
  const byLetter = fillTemplate(texts.lettersSum, { lettres: dateInFrench(convening.letters) });
  const note = convening.letters >= today ? `${byMail}\u00a0; ${byLetter}` : byMail;
  return row("convocation", texts.convocationTitle, convening.electronic, { bound: LATEST, note });
}

/** @param parts whose bound is shown for a proposed day only. */
const meetingRow = (vote: AssemblyVote, title: string, parts: RowParts): CalendarRow =>
  row("meeting", title, vote.day, vote.isGiven ? { ...parts, bound: "" } : parts);

/** The convocation and the assembly. A past vote needs neither. */
function assemblyRows(vote: Vote | null, parts: RowParts, basis: Basis): CalendarRow[] {
  if (vote?.kind !== "assembly") return [];
  return [convocationRow(vote, basis), meetingRow(vote, basis.texts.meetingTitle, parts)];
}

/** The study, the agenda, the convocation and the assembly. A past vote needs none of them. */
function stepRows(vote: Vote, study: IsoDay | null, basis: Basis): CalendarRow[] {
  if (vote.kind === "voted") return [];
  const { texts } = basis;
  const agenda = row("agenda", texts.agendaTitle, vote.convening.agenda, { bound: LATEST });
  return [
    ...(study ? [row("study", texts.studyTitle, study, { bound: LATEST })] : []),
    ...(vote.isOnAgenda ? [] : [agenda]),
    ...assemblyRows(vote, { bound: LATEST }, basis),
  ];
}

function letterRows({ posting, receipt, target }: Letter, { texts, today }: Basis): CalendarRow[] {
  const letter =
    posting === today
      ? row("letter", texts.letterTodayTitle, posting)
      : row("letter", texts.letterTitle, posting, { bound: LATEST });
  return [letter, ...endRows({ receipt, target }, texts)];
}

const endRows = (
  { receipt, target }: Pick<Letter, "receipt" | "target">,
  texts: CalendarTexts,
): CalendarRow[] => [
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
        meetingRow(plan.vote, texts.meetingAndLetterTitle, {}),
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
        ...assemblyRows(plan.vote, { bound: EARLIEST }, basis),
        row("letter", texts.letterTitle, plan.posting, { bound: FROM }),
        row("end", texts.earliestEndTitle, plan.earliestEnd, { isReminder: false }),
      ];
    case "endsByItself": {
      const assemblyParts = plan.isLate ? { bound: EARLIEST, note: texts.signingSum } : { bound: LATEST };
      return [
        ...assemblyRows(plan.vote, assemblyParts, basis),
        ...(plan.signing ? [row("signing", texts.signingTitle, plan.signing, { bound: LATEST })] : []),
        row("end", texts.endTitle, plan.end, { isReminder: false }),
      ];
    }
    case "smallMeter":
      return [
        ...assemblyRows(plan.vote, {}, basis),
        ...(plan.wish ? [row("wish", texts.wishTitle, plan.wish, { isReminder: false })] : []),
      ];
    default:
      return rowsOfLetterPlan(plan, basis);
  }
}

/** The rows from the visitor's day on, by day; the order of the steps is the tie-break. */
export function calendarOf(plan: Plan, texts: CalendarTexts, delays: Delays): CalendarRow[] {
  const { today } = plan;
  return rowsOf(plan, { texts, delays, today })
    .filter(({ day }) => day >= today)
    .sort((one, other) => Date.parse(one.day) - Date.parse(other.day));
}
