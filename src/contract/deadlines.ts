/** The deadlines of a plan, from the visitor's day on: page, calendar file, PDF and e-mail show them. */
import { dateInFrench, type IsoDay } from "../french/dates";
import { counted } from "../french/numbers";
import { fillTemplate } from "../french/templates";
import type { DeadlineTexts } from "./content";
import type { Delays } from "./date-rules";
import type { Assembly, AssemblyToCome, Letter, LetterPlan, Missed, Plan } from "./plan";

export type DeadlineId =
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

/** A deadline, in French. */
export interface Deadline {
  id: DeadlineId;
  title: string;
  day: IsoDay;
  /** « au plus tard le », « au plus tôt le », « à partir du », or empty where the day is a fact. */
  bound: string;
  /** « jeudi 30 septembre 2027 » */
  date: string;
  /** A few words on the day, or empty. */
  note: string;
  /** The calendar file reminds of this day. */
  isReminder: boolean;
  /** The day holds only if the contract renews by twelve months. */
  isHypothetical: boolean;
}

/** « Fin du contrat : vendredi 31 décembre 2027 » */
export const inOneLine = ({ title, bound, date }: Pick<Deadline, "title" | "bound" | "date">): string =>
  `${title}\u00a0: ${bound}${date}`;

/** The deadlines in one line each, with the hypothesis above the deadlines that rest on it. */
export function linesOf(deadlines: readonly Deadline[], hypothesis: string): string[] {
  const firstHypothetical = deadlines.findIndex(({ isHypothetical }) => isHypothetical);
  const lines = deadlines.map(inOneLine);
  if (firstHypothetical < 0) return lines;
  return [...lines.slice(0, firstHypothetical), hypothesis, ...lines.slice(firstHypothetical)];
}

/** What a deadline has beside its title and its day. */
interface DeadlineParts {
  bound?: string;
  note?: string;
  isReminder?: boolean;
}

const LATEST = "au plus tard le ";
const EARLIEST = "au plus tôt le ";
const FROM = "à partir du ";

function deadline(id: DeadlineId, title: string, day: IsoDay, parts: DeadlineParts = {}): Deadline {
  const { bound = "", note = "", isReminder = true } = parts;
  return { id, title, day, bound, date: dateInFrench(day), note, isReminder, isHypothetical: false };
}

/** « 3 semaines », « 30 jours » */
const daysInFrench = (days: number): string =>
  days % 7 === 0 ? counted(days / 7, "semaine") : counted(days, "jour");

interface DeadlineContext {
  texts: DeadlineTexts;
  delays: Delays;
  today: IsoDay;
}

/** @param bound `FROM` where no last day asks for the assembly. */
function convocationDeadline(
  { convening }: AssemblyToCome,
  bound: typeof LATEST | typeof FROM,
  { texts, delays, today }: DeadlineContext,
): Deadline {
  const byMail = fillTemplate(texts.convocationSum, { delai: daysInFrench(delays.convocationDays) });
  const byLetter = fillTemplate(texts.lettersSum, { lettres: dateInFrench(convening.letters) });
  const note = convening.letters >= today ? `${byMail}\u00a0; ${byLetter}` : byMail;
  return deadline("convocation", texts.convocationTitle, convening.electronic, { bound, note });
}

/** @param parts have a bound for a proposed day. A day that the visitor gave is a fact, so it loses the bound. */
const assemblyDeadline = (assembly: AssemblyToCome, title: string, parts: DeadlineParts): Deadline =>
  deadline("meeting", title, assembly.day, assembly.isGiven ? { ...parts, bound: "" } : parts);

/** The convocation and the assembly. A past vote needs neither. The first possible assembly may also be later, and its convocation too. */
function assemblyDeadlines(
  assembly: Assembly | null,
  parts: DeadlineParts,
  context: DeadlineContext,
): Deadline[] {
  if (assembly?.kind !== "toCome") return [];
  const isFirstPossible = !assembly.isGiven && parts.bound === EARLIEST;
  return [
    convocationDeadline(assembly, isFirstPossible ? FROM : LATEST, context),
    assemblyDeadline(assembly, context.texts.meetingTitle, parts),
  ];
}

/** The study, the agenda, the convocation and the assembly. A past vote needs none of them. */
function stepDeadlines(assembly: Assembly, study: IsoDay | null, context: DeadlineContext): Deadline[] {
  if (assembly.kind === "voted") return [];
  const { texts } = context;
  const agenda = deadline("agenda", texts.agendaTitle, assembly.convening.agenda, { bound: LATEST });
  return [
    ...(study ? [deadline("study", texts.studyTitle, study, { bound: LATEST })] : []),
    ...(assembly.isOnAgenda ? [] : [agenda]),
    ...assemblyDeadlines(assembly, { bound: LATEST }, context),
  ];
}

function letterDeadlines(
  { posting, receipt, target }: Letter,
  { texts, today }: DeadlineContext,
): Deadline[] {
  const letter =
    posting === today
      ? deadline("letter", texts.letterTodayTitle, posting)
      : deadline("letter", texts.letterTitle, posting, { bound: LATEST });
  return [letter, ...endDeadlines({ receipt, target }, texts)];
}

const endDeadlines = (
  { receipt, target }: Pick<Letter, "receipt" | "target">,
  texts: DeadlineTexts,
): Deadline[] => [
  deadline("receipt", texts.receiptTitle, receipt),
  deadline("end", texts.endTitle, target, { isReminder: false }),
];

function deadlinesOfLetterPlan(plan: LetterPlan, context: DeadlineContext): Deadline[] {
  const { texts, today } = context;
  switch (plan.state) {
    case "inTime":
    case "assemblyTooLate":
      return [...stepDeadlines(plan.assembly, plan.study, context), ...letterDeadlines(plan.letter, context)];
    case "tight":
      return [
        convocationDeadline(plan.assembly, LATEST, context),
        assemblyDeadline(plan.assembly, texts.meetingAndLetterTitle, {}),
        ...endDeadlines(plan.letter, texts),
      ];
    case "noVote":
      return [deadline("agreement", texts.agreementTitle, today), ...letterDeadlines(plan.letter, context)];
    case "urgent":
      return letterDeadlines(plan.letter, context);
  }
}

function missedDeadlines({ next }: Missed, context: DeadlineContext): Deadline[] {
  const { texts, today } = context;
  const question = deadline("question", texts.questionTitle, today);
  if (next.isKnown) return [question, ...deadlinesOfLetterPlan(next.plan, context)];
  const hypothetical = deadlinesOfLetterPlan(next.ifTwelveMonths, context).map((each) => ({
    ...each,
    isReminder: false,
    isHypothetical: true,
  }));
  return [question, ...hypothetical];
}

/** The deadlines of a state, also those of past days. */
function allDeadlines(plan: Plan, context: DeadlineContext): Deadline[] {
  const { texts } = context;
  switch (plan.state) {
    case "incomplete":
      return [];
    case "missed":
      return missedDeadlines(plan, context);
    case "openEnded":
      return [
        ...assemblyDeadlines(plan.assembly, { bound: EARLIEST }, context),
        deadline("letter", texts.letterTitle, plan.posting, { bound: FROM }),
        deadline("end", texts.earliestEndTitle, plan.earliestEnd, { isReminder: false }),
      ];
    case "endsByItself": {
      const assemblyParts = plan.isLate ? { bound: EARLIEST, note: texts.signingSum } : { bound: LATEST };
      return [
        ...assemblyDeadlines(plan.assembly, assemblyParts, context),
        ...(plan.signing ? [deadline("signing", texts.signingTitle, plan.signing, { bound: LATEST })] : []),
        deadline("end", texts.endTitle, plan.end, { isReminder: false }),
      ];
    }
    case "smallMeter":
      return [
        ...assemblyDeadlines(plan.assembly, {}, context),
        ...(plan.wish ? [deadline("wish", texts.wishTitle, plan.wish, { isReminder: false })] : []),
      ];
    default:
      return deadlinesOfLetterPlan(plan, context);
  }
}

/** The deadlines from the visitor's day on, by day; the order of the steps is the tie-break. */
export function deadlinesOf(plan: Plan, texts: DeadlineTexts, delays: Delays): Deadline[] {
  const { today } = plan;
  return allDeadlines(plan, { texts, delays, today })
    .filter(({ day }) => day >= today)
    .sort((one, other) => Date.parse(one.day) - Date.parse(other.day));
}
