/** The dossier of an assembly: all texts that follow from an answer, for the page and the PDF. */
import type { Block, Span } from "../../content/model/content-type";
import { linesOf } from "../../contract/deadlines";
import { documentSentences, requestsOf } from "../../contract/documents";
import type { Plan } from "../../contract/plan";
import { dayInFrench } from "../../french/dates";
import { numberInFrench } from "../../french/numbers";
import { fillTemplate, type Values } from "../../french/templates";
import type { EstimateTexts, PrintedDossier } from "../../pdf/dossier/content";
import type { Answered } from "./answer-for";
import type { AssemblyDocumentsTexts, DossierContent } from "./content";
import { dossierFields } from "./dossier-fields";
import { estimate } from "./estimate";
import type { VisitorAnswers } from "./read-answers";

/** A text that visitors copy. */
export interface TitledText {
  title: string;
  blocks: Block[];
}

/** The texts that visitors send. Null: the plan needs no such text. */
export interface Messages {
  heading: string;
  /** To the supplier. */
  letter: TitledText | null;
  question: TitledText | null;
  syndic: TitledText | null;
  council: TitledText | null;
  /** A note for a building with two contracts; otherwise empty. */
  note: string;
}

/** The printed dossier, with what only the page shows. */
export interface Dossier extends PrintedDossier {
  energy: VisitorAnswers["energy"];
  plan: Plan;
  /** The label of the fold with the reasons. */
  whyHeading: string;
  messages: Messages;
}

const numberOrNull = (value: number | null) => value && numberInFrench(value);

/** The values of the placeholders that visitors type. */
function typedValues(answers: VisitorAnswers): Values {
  const { energy, delegate, ceiling } = answers;
  return {
    // By the names of the placeholders.
    copropriete: answers.copropriete,
    energie: energy && dossierFields.energy.options[energy].toLowerCase(),
    delegue: delegate && dossierFields.delegate.options[delegate].toLowerCase(),
    plafond: numberOrNull(ceiling),
    // With a VAT of 20 %, in whole cents.
    plafondTTC: ceiling && numberInFrench(Math.round(ceiling * 120) / 100),
    duree: numberOrNull(answers.duration),
    attente: numberOrNull(answers.waitingMonths ?? 3),
    plafondAttente: numberOrNull(answers.waitingCeiling),
    consommation: numberOrNull(answers.consumption),
  };
}

function estimateTexts(answers: VisitorAnswers, documents: AssemblyDocumentsTexts): EstimateTexts | null {
  const estimated = estimate(answers, documents);
  if (!estimated) return null;
  const note = fillTemplate(documents.rateNote, {
    date: dayInFrench(documents.assumptionsDate),
    tauxMoyen: numberInFrench(documents.averageRate),
    tauxHaut: numberInFrench(documents.highRate),
  });
  return { heading: documents.estimateHeading, ...estimated, note };
}

/**
 * Fills the placeholders with plain text.
 * @param dates the lines for the list item `{dates}`, which is left out without dates.
 */
export function fillBlocks(blocks: readonly Block[], values: Values, dates: readonly string[] = []): Block[] {
  const fill = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: fillTemplate(span.text, values) }));
  const toItems = (item: readonly Span[]) => {
    const isForDates = item.some(({ text }) => text.includes("{dates}"));
    return isForDates ? dates.map((text) => [{ text, bold: false }]) : [fill(item)];
  };
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== "list") return [{ ...block, spans: fill(block.spans) }];
    const items = block.items.flatMap(toItems);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
}

const isRequest = (block: Block) =>
  block.kind !== "list" && block.spans.some(({ text }) => text.includes("{demande}"));

export function createDossier(content: DossierContent, answered: Answered): Dossier {
  const { page, documents, settings } = content;
  const { visitorAnswers, plan, answer, deadlines } = answered;
  const { copropriete, energy } = visitorAnswers;
  const sentences = documentSentences(plan, page.stories);
  const values = { ...typedValues(visitorAnswers), ...sentences };
  const textToCopy = (title: string, blocks: readonly Block[], more: Values = {}): TitledText => ({
    title,
    blocks: fillBlocks(blocks, { ...values, ...more }, linesOf(deadlines, page.hypothesisText)),
  });
  const letter = sentences.denonciation ? textToCopy(documents.letterTitle, documents.letterText) : null;
  const requests = plan.state === "incomplete" ? null : requestsOf(plan, page.stories);
  const { headline, act, firstStep } = answer;
  const mail = (title: string, reponse: string, demande: string) => {
    const blocks = documents.mailText.filter((block) => demande || !isRequest(block));
    return textToCopy(title, blocks, { reponse, demande });
  };
  return {
    title: documents.fileTitle,
    fullTitle: [documents.fileTitle, copropriete].filter(Boolean).join(" – "),
    brandName: settings.brandName,
    madeOn: plan.today,
    copropriete,
    energy,
    plan,
    answer,
    whyHeading: page.whyHeading,
    deadlines: { heading: page.calendarHeading, rows: deadlines, hypothesis: page.hypothesisText },
    estimate: estimateTexts(visitorAnswers, documents),
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
      letter,
      question: firstStep === "question" ? textToCopy(documents.questionTitle, documents.questionText) : null,
      // The act is for the syndic. The council learns what to do from the request.
      syndic: requests && mail(documents.syndicMailTitle, `${headline} ${act}`, requests.syndic),
      council: requests && mail(documents.councilMailTitle, headline, requests.council),
      note: letter && energy === "electricite-gaz" ? documents.twoContractsNote : "",
    },
    comparison: {
      heading: documents.comparisonHeading,
      blocks: fillBlocks(documents.comparisonText, values),
    },
    contact: {
      heading: documents.contactHeading,
      text: documents.contactText,
      email: settings.email,
      phone: settings.phone,
    },
  };
}
