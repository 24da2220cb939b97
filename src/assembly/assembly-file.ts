import { dayInFrench } from "../content/day";
import type { Block, Span } from "../content/model/content-type";
import { answerOf, durationInFrench, fillIn, type Values } from "./answer";
import { calendarOf, type Deadline, inOneLine } from "./calendar";
import { dateInFrench, type Day } from "./day";
import { about, estimate, estimateByLots } from "./estimate";
import { type Entries, fields, numberInFrench } from "./fields";
import { verdictOf } from "./verdict";

/** The content from which a file is made. */
export interface AssemblyContent {
  page: Queries.AssemblyTexts;
  answers: Queries.AnswerTexts;
  steps: Queries.WhitePaperQuery["homePage"]["steps"];
  settings: Pick<Queries.PdfSettings, "brandName" | "email" | "phone">;
}

/**
 * Replaces the placeholders of a text. Values are plain text: they cannot add any formatting.
 * @param dropped the name of a placeholder: points of a list with it are left out.
 */
export function fillInBlocks(blocks: readonly Block[], values: Values, dropped?: string): Block[] {
  const fill = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: fillIn(span.text, values) }));
  const isKept = (spans: readonly Span[]) => !spans.some(({ text }) => text.includes(`{${dropped}}`));
  return blocks.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.filter(isKept).map(fill) }
      : { ...block, spans: fill(block.spans) },
  );
}

/** What the file contains. All texts are final French; the page, the PDF and the copy show the same. */
export type AssemblyFile = ReturnType<typeof createAssemblyFile>;

/** Makes the file of an assembly. @param today the visitor's day, which decides what is past. */
export function createAssemblyFile(content: AssemblyContent, entries: Entries, today: Day) {
  const { page, answers, steps, settings } = content;
  const { brandName, email, phone } = settings;
  const { copropriete, energy, contractEnd, consumption, delegate, ceiling, duration } = entries;
  const verdict = verdictOf(entries, page, steps, today);
  const answer = answerOf(verdict, answers);
  const count = (value: number | null) => value && numberInFrench(value);
  const values: Values = {
    copropriete,
    energie: energy && fields.energy.options[energy].toLowerCase(),
    fin: contractEnd && dateInFrench(contractEnd),
    denonciation: verdict.last && dateInFrench(verdict.last.day),
    delegue: delegate && fields.delegate.options[delegate].toLowerCase(),
    plafond: count(ceiling),
    duree: count(duration),
    consommation: count(consumption),
    semaines: count(verdict.studyWeeks),
    jours: count(page.convocationDays),
    tauxMoyen: count(page.averageRate),
    tauxHaut: count(page.highRate),
    parLot: count(page.amountPerLot),
    date: dayInFrench(page.assumptionsDate),
  };
  const fill = (text: string) => fillIn(text, values);
  // The projects do not order a termination that needs no order, or whose last day is past when the assembly meets.
  const dropped = verdict.kind === "anytime" || answer.isLate ? "denonciation" : undefined;
  const project = (title: string, blocks: readonly Block[]) => ({
    title,
    blocks: fillInBlocks(blocks, values, dropped),
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
      ...calendarOf(verdict, page),
      heading: page.calendarHeading,
      notes: [page.studyNote, page.convocationNote, page.noticeNote].map(fill),
    },
    resolutions: {
      heading: page.resolutionsHeading,
      notice: fillIn(page.resolutionsNotice, { date: dayInFrench(page.textsDate) }),
      projects: [
        project(page.tenderTitle, page.tenderText),
        project(page.delegationTitle, page.delegationText),
      ],
      notes: dropped ? [page.secondVoteNote] : [page.secondVoteNote, page.fallbackNote],
    },
    comparison: { heading: page.comparisonHeading, blocks: fillInBlocks(page.comparisonText, values) },
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
    [fields.notice.label]: notice && meter !== "small" && durationInFrench(notice),
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
