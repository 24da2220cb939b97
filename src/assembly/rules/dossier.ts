import type { Block } from "../../content/model/content-type";
import type { Answer } from "../../contract/answer";
import { type CalendarRow, inOneLine } from "../../contract/calendar";
import { documentSentences } from "../../contract/documents";
import type { Plan } from "../../contract/plan";
import { dayInFrench, type IsoDay } from "../../french/dates";
import { numberInFrench } from "../../french/numbers";
import { fillTemplate, type Values } from "../../french/templates";
import type { Answered } from "./answer-for";
import type { Entries } from "./entries";
import { estimate } from "./estimate";
import { dossierFields } from "./fields";
import { fillBlocks } from "./fill-blocks";

export interface DossierContent {
  page: Queries.AssemblyTexts;
  answers: Queries.AnswerTexts;
  documents: Queries.AssemblyDocumentsTexts;
  steps: Queries.WhitePaperQuery["homePage"]["steps"];
  settings: Pick<Queries.PdfSettings, "brandName" | "email" | "phone">;
}

/** A text that visitors copy. */
export interface TitledText {
  title: string;
  blocks: Block[];
}

interface EstimateTexts {
  heading: string;
  result: string;
  formulas: string[];
  note: string;
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
  plan: Plan;
  answer: Answer;
  /** The fold of the reason. */
  whyHeading: string;
  calendar: { heading: string; rows: readonly CalendarRow[] };
  /** Null without enough entries. */
  estimate: EstimateTexts | null;
  resolutions: { heading: string; notice: string; projects: TitledText[]; note: string };
  /** `note` is empty, but for two energies. */
  messages: { heading: string; texts: TitledText[]; note: string };
  comparison: { heading: string; blocks: Block[] };
  contact: { heading: string; text: string; email: string; phone: string };
}

const inDigits = (value: number | null) => value && numberInFrench(value);

/** The values of the placeholders that visitors type. */
function typedValues(entries: Entries): Values {
  const { energy, delegate, ceiling } = entries;
  return {
    copropriete: entries.copropriete,
    energie: energy && dossierFields.energy.options[energy].toLowerCase(),
    delegue: delegate && dossierFields.delegate.options[delegate].toLowerCase(),
    plafond: inDigits(ceiling),
    plafondTTC: ceiling && numberInFrench(Math.round(ceiling * 120) / 100),
    duree: inDigits(entries.duration),
    attente: inDigits(entries.waitingMonths ?? 3),
    plafondAttente: inDigits(entries.waitingCeiling),
    consommation: inDigits(entries.consumption),
  };
}

function estimateTexts(entries: Entries, page: Queries.AssemblyTexts): EstimateTexts | null {
  const estimated = estimate(entries, page);
  if (!estimated) return null;
  const note = fillTemplate(page.rateNote, {
    date: dayInFrench(page.assumptionsDate),
    tauxMoyen: numberInFrench(page.averageRate),
    tauxHaut: numberInFrench(page.highRate),
  });
  return { heading: page.estimateHeading, ...estimated, note };
}

/** The letter, where the contract needs one, and the e-mail, once there is an answer. */
function messagesOf(letter: TitledText | null, mail: TitledText | null): TitledText[] {
  return [letter, mail].filter((text) => text !== null);
}

export function createDossier(content: DossierContent, answered: Answered): Dossier {
  const { page, answers, documents, settings } = content;
  const { entries, plan, answer, rows } = answered;
  const { copropriete, energy } = entries;
  const sentences = documentSentences(plan, documents);
  const values = {
    ...typedValues(entries),
    ...sentences,
    reponse: [answer.headline, answer.act].join(" "),
  };
  const textToCopy = (title: string, blocks: readonly Block[]): TitledText => ({
    title,
    blocks: fillBlocks(blocks, values, rows.map(inOneLine)),
  });
  const letter = sentences.denonciation ? textToCopy(documents.letterTitle, documents.letterText) : null;
  const mail = answer.headline ? textToCopy(documents.mailTitle, documents.mailText) : null;
  return {
    title: page.fileTitle,
    fullTitle: [page.fileTitle, copropriete].filter(Boolean).join(" – "),
    brandName: settings.brandName,
    madeOn: plan.today,
    copropriete,
    energy,
    plan,
    answer,
    whyHeading: answers.whyHeading,
    calendar: { heading: page.calendarHeading, rows },
    estimate: estimateTexts(entries, page),
    resolutions: {
      heading: documents.resolutionsHeading,
      notice: fillTemplate(documents.resolutionsNotice, { date: dayInFrench(documents.textsDate) }),
      projects: [
        textToCopy(documents.tenderTitle, documents.tenderText),
        textToCopy(documents.delegationTitle, documents.delegationText),
      ],
      note: documents.secondVoteNote,
    },
    messages: {
      heading: documents.messagesHeading,
      texts: messagesOf(letter, mail),
      note: letter && energy === "electricite-gaz" ? documents.twoContractsNote : "",
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
