import type { Block, Span } from "../../content/model/content-type";
import { dateInFrench, dayInFrench, type IsoDay } from "../../french/dates";
import { numberInFrench, periodInFrench } from "../../french/numbers";
import { fillTemplate, type Values } from "../../french/templates";
import { type Deadline, deadlinesOf, inOneLine } from "./deadlines";
import type { Entries } from "./entries";
import { about, estimate, estimateByLots } from "./estimate";
import { fields } from "./fields";
import { scheduleOf } from "./schedule";
import { sentencesOf } from "./sentences";

/** The content from which a file is made. */
export interface DossierContent {
  page: Queries.AssemblyTexts;
  answers: Queries.AnswerTexts;
  steps: Queries.WhitePaperQuery["homePage"]["steps"];
  settings: Pick<Queries.PdfSettings, "brandName" | "email" | "phone">;
}

/**
 * Replaces the placeholders of a text. Values are plain text: they cannot add any formatting.
 * @param dropped the name of a placeholder: points of a list with it are left out.
 */
export function fillBlocks(blocks: readonly Block[], values: Values, dropped?: string): Block[] {
  const fill = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: fillTemplate(span.text, values) }));
  const isKept = (spans: readonly Span[]) => !spans.some(({ text }) => text.includes(`{${dropped}}`));
  return blocks.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.filter(isKept).map(fill) }
      : { ...block, spans: fill(block.spans) },
  );
}

/** What the file contains. All texts are final French; the page, the PDF and the copy show the same. */
export type Dossier = ReturnType<typeof createDossier>;

/** Makes the file of an assembly. @param today the visitor's day, which decides what is past. */
export function createDossier(content: DossierContent, entries: Entries, today: IsoDay) {
  const { page, answers, steps, settings } = content;
  const { brandName, email, phone } = settings;
  const { copropriete, energy, contractEnd, consumption, delegate, ceiling, duration } = entries;
  const schedule = scheduleOf(entries, page, steps, today);
  const answer = sentencesOf(schedule, answers);
  const count = (value: number | null) => value && numberInFrench(value);
  const values: Values = {
    copropriete,
    energie: energy && fields.energy.options[energy].toLowerCase(),
    fin: contractEnd && dateInFrench(contractEnd),
    denonciation: schedule.last && dateInFrench(schedule.last.day),
    delegue: delegate && fields.delegate.options[delegate].toLowerCase(),
    plafond: count(ceiling),
    duree: count(duration),
    consommation: count(consumption),
    semaines: count(schedule.studyWeeks),
    jours: count(page.convocationDays),
    tauxMoyen: count(page.averageRate),
    tauxHaut: count(page.highRate),
    parLot: count(page.amountPerLot),
    date: dayInFrench(page.assumptionsDate),
  };
  const fill = (text: string) => fillTemplate(text, values);
  // The projects do not order a termination that needs no order, or whose last day is past when the assembly meets.
  const dropped = schedule.kind === "anytime" || answer.isLate ? "denonciation" : undefined;
  const project = (title: string, blocks: readonly Block[]) => ({
    title,
    blocks: fillBlocks(blocks, values, dropped),
  });
  return {
    title: page.fileTitle,
    fullTitle: [page.fileTitle, copropriete].filter(Boolean).join(" – "),
    brandName,
    madeOn: today,
    copropriete,
    energy,
    /** Without a result, the formula is an example. */
    estimate: {
      heading: page.estimateHeading,
      ...(estimate(entries, page) ?? { ...estimateByLots(100, page.amountPerLot), result: null }),
      notes: [page.rateNote, page.assumptionsNote].map(fill),
    },
    answer,
    calendar: {
      ...deadlinesOf(schedule, page),
      heading: page.calendarHeading,
      notes: [page.studyNote, page.convocationNote, page.noticeNote].map(fill),
    },
    resolutions: {
      heading: page.resolutionsHeading,
      notice: fillTemplate(page.resolutionsNotice, { date: dayInFrench(page.textsDate) }),
      projects: [
        project(page.tenderTitle, page.tenderText),
        project(page.delegationTitle, page.delegationText),
      ],
      notes: dropped ? [page.secondVoteNote] : [page.secondVoteNote, page.fallbackNote],
    },
    comparison: { heading: page.comparisonHeading, blocks: fillBlocks(page.comparisonText, values) },
    contact: { heading: page.contactHeading, text: page.contactText, email, phone },
  };
}

/** The dates of which a request speaks. The others are for those who prepare the assembly. */
const FOR_REQUEST = ["lastMeeting", "meeting", "notice", "sign", "end"];

/** What a visitor hands over to the contact form. The message contains only what that form has no field for. */
export function requestElements(entries: Entries, deadlines: readonly Deadline[]) {
  const { copropriete, lots, energy, cost, usage, notice, delegate, meter } = entries;
  const count = (value: number | null, unit: string) => value && `${numberInFrench(value)}\u00a0${unit}`;
  const lines = {
    "Coût annuel de la fourniture HT":
      usage && cost !== null ? `${about(cost)} (${usage})` : count(cost, "€"),
    [fields.meter.label]: meter && fields.meter.options[meter],
    [fields.notice.label]: notice && meter !== "small" && periodInFrench(notice),
    [fields.delegate.label]: delegate && fields.delegate.options[delegate],
    "Montant annuel maximal HT": count(entries.ceiling, "€"),
    "Durée maximale du contrat": count(entries.duration, "mois"),
  };
  const dates = deadlines.filter(({ id, past }) => FOR_REQUEST.includes(id) && (!past || id === "end"));
  const known = [
    ...Object.entries(lines).flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : [])),
    ...dates.map(inOneLine),
  ];
  // The contact form has no such choice: its own default must not pass for what the visitor said.
  const unknownEnergy = `${fields.energy.label}\u00a0: ${fields.energy.options[""]}`;
  return {
    nomCopropriete: copropriete,
    nombreLots: `${lots ?? ""}`,
    typeContrat: energy,
    message: (energy || known.length === 0 ? known : [unknownEnergy, ...known]).join("\n"),
  };
}
