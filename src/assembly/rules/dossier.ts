import type { Block } from "../../content/model/content-type";
import { agendaDates, type Deadline, type Deadlines, deadlinesOf, inOneLine } from "../../contract/deadlines";
import type { Schedule } from "../../contract/schedule";
import { type Answer, sentencesOf } from "../../contract/sentences";
import { dayInFrench, type IsoDay } from "../../french/dates";
import { numberInFrench, periodInFrench } from "../../french/numbers";
import { fillTemplate, type Values } from "../../french/templates";
import type { Entries } from "./entries";
import { estimate, estimateByLots } from "./estimate";
import { fields } from "./fields";
import { fillBlocks } from "./fill-blocks";
import { asksForRenewal, scheduleFor } from "./schedule-for";

export interface DossierContent {
  page: Queries.AssemblyTexts;
  answers: Queries.AnswerTexts;
  steps: Queries.WhitePaperQuery["homePage"]["steps"];
  settings: Pick<Queries.PdfSettings, "brandName" | "email" | "phone">;
}

/** A text that visitors copy. */
export interface TitledText {
  title: string;
  blocks: Block[];
}

interface Calendar extends Deadlines {
  heading: string;
  whyHeading: string;
  asksForRenewal: boolean;
  /** The days of the agenda file. */
  agenda: Deadline[];
  notes: string[];
}

interface EstimateTexts {
  heading: string;
  /** Null without enough entries: then the formula is an example. */
  result: string | null;
  formulas: string[];
  notes: string[];
}

/** The file of an assembly. All texts are final French: page, PDF and clipboard show the same. */
export interface Dossier {
  title: string;
  /** With the name of the copropriété. */
  fullTitle: string;
  brandName: string;
  madeOn: IsoDay;
  copropriete: string;
  energy: Entries["energy"];
  estimate: EstimateTexts;
  answer: Answer;
  calendar: Calendar;
  resolutions: { heading: string; notice: string; projects: TitledText[]; notes: string[] };
  messages: { heading: string; texts: TitledText[] };
  comparison: { heading: string; blocks: Block[] };
  contact: { heading: string; text: string; email: string; phone: string };
}

const inDigits = (value: number | null) => value && numberInFrench(value);
const inWords = (day: IsoDay | null) => day && dayInFrench(day);

/** The values of the placeholders in the texts. */
function valuesOf(entries: Entries, { vote, studyWeeks }: Schedule, page: Queries.AssemblyTexts): Values {
  const { energy, notice, delegate, ceiling } = entries;
  const period = notice && periodInFrench(notice);
  return {
    copropriete: entries.copropriete,
    energie: energy && fields.energy.options[energy].toLowerCase(),
    fin: inWords(vote.end),
    poste: inWords(vote.posting),
    denonciation: inWords(vote.receipt),
    preavis: period,
    delai: period,
    delegue: delegate && fields.delegate.options[delegate].toLowerCase(),
    plafond: inDigits(ceiling),
    plafondTTC: ceiling && numberInFrench(Math.round(ceiling * 120) / 100),
    duree: inDigits(entries.duration),
    attente: inDigits(entries.waitingMonths ?? 3),
    plafondAttente: inDigits(entries.waitingCeiling),
    consommation: inDigits(entries.consumption),
    semaines: inDigits(studyWeeks),
    jours: inDigits(page.convocationDays),
    tauxMoyen: inDigits(page.averageRate),
    tauxHaut: inDigits(page.highRate),
    parLot: inDigits(page.amountPerLot),
    date: dayInFrench(page.assumptionsDate),
  };
}

/** No letter ends a small meter's contract, or one that ends by itself. */
const hasLetter = ({ kind }: Schedule) => kind !== "anytime" && kind !== "ends";

/** The placeholders whose paragraphs do not apply. An open-ended contract has no last day. */
function droppedFor(schedule: Schedule): string[] {
  if (schedule.vote.open) return ["poste", "denonciation", "preavis"];
  return hasLetter(schedule) ? ["delai"] : ["delai", "poste", "denonciation", "preavis"];
}

/** The days to come for the conseil syndical. The last day of an assembly is of no use once one is fixed in time. */
function datesForCouncil({ fit }: Schedule, deadlines: readonly Deadline[]): string[] {
  const isFixed = fit === "fits" || fit === "tight";
  return deadlines
    .filter(({ id, past }) => !past && !(id === "lastMeeting" && isFixed))
    .map((each) => inOneLine(each.id === "agenda" ? { ...each, title: "Fixer l’ordre du jour" } : each));
}

/** @param today the visitor's day, which decides what is past. */
export function createDossier(content: DossierContent, entries: Entries, today: IsoDay): Dossier {
  const { page, answers, steps, settings } = content;
  const { copropriete } = entries;
  const schedule = scheduleFor(entries, page, steps, today);
  const calendar = deadlinesOf(schedule, page);
  const values = valuesOf(entries, schedule, page);
  const fill = (text: string) => fillTemplate(text, values);
  const dropped = droppedFor(schedule);
  const toCome = datesForCouncil(schedule, calendar.deadlines);
  const textToCopy = (title: string, blocks: readonly Block[]): TitledText => ({
    title,
    blocks: fillBlocks(blocks, values, dropped, toCome),
  });
  const letter = textToCopy(page.letterTitle, page.letterText);
  const mail = textToCopy(page.mailTitle, page.mailText);
  const studyNote = schedule.kind === "anytime" ? page.smallStudyNote : page.studyNote;
  const example = { ...estimateByLots(100, page.amountPerLot), result: null };
  return {
    title: page.fileTitle,
    fullTitle: [page.fileTitle, copropriete].filter(Boolean).join(" – "),
    brandName: settings.brandName,
    madeOn: today,
    copropriete,
    energy: entries.energy,
    estimate: {
      heading: page.estimateHeading,
      ...(estimate(entries, page) ?? example),
      notes: [page.rateNote, page.assumptionsNote].map(fill),
    },
    answer: sentencesOf(schedule, entries, answers),
    calendar: {
      ...calendar,
      heading: page.calendarHeading,
      whyHeading: answers.whyHeading,
      asksForRenewal: asksForRenewal(schedule, entries),
      agenda: agendaDates(calendar.deadlines),
      notes: [studyNote, page.convocationNote, page.noticeNote].map(fill),
    },
    resolutions: {
      heading: page.resolutionsHeading,
      notice: fillTemplate(page.resolutionsNotice, { date: dayInFrench(page.textsDate) }),
      projects: [
        textToCopy(page.tenderTitle, page.tenderText),
        textToCopy(page.delegationTitle, page.delegationText),
      ],
      notes: hasLetter(schedule) ? [page.secondVoteNote, page.fallbackNote] : [page.secondVoteNote],
    },
    messages: {
      heading: page.messagesHeading,
      texts: hasLetter(schedule) ? [letter, mail] : [mail],
    },
    comparison: { heading: page.comparisonHeading, blocks: fillBlocks(page.comparisonText, values) },
    contact: {
      heading: page.contactHeading,
      text: page.contactText,
      email: settings.email,
      phone: settings.phone,
    },
  };
}
