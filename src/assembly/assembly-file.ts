import type { Block, Span } from "../content/content-type";
import { dayInFrench } from "../content/day";
import { numberInFrench } from "./amounts";
import { datesOf, durationInFrench } from "./calendar";
import { dateInFrench, type Day } from "./days";
import { about, estimate, estimateByLots } from "./estimate";
import { type Entries, fields } from "./fields";

/** The content from which a file is made. */
export interface AssemblyContent {
  page: Queries.AssemblyTexts;
  steps: Queries.WhitePaperQuery["homePage"]["steps"];
  settings: Pick<Queries.PdfSettings, "brandName" | "email" | "phone">;
}

/** What stands for a value that was not given, to be completed by hand. */
const BLANK = "………";

/** Values by the name of their placeholder. An empty value is missing. */
type Values = Readonly<Record<string, string | null | undefined>>;

/** Replaces the placeholders of a template. A number stays on one line with the word after it. */
export const fillIn = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}( ?)/g, (_, name: string, space: string) => {
    const value = values[name] || BLANK;
    return value + (space && /^[\d\u00a0,]+$/.test(value) ? "\u00a0" : space);
  });

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
export function createAssemblyFile({ page, steps, settings }: AssemblyContent, entries: Entries, today: Day) {
  const { brandName, email, phone } = settings;
  const { copropriete, energy, contractEnd, meeting, delegate, ceiling, duration } = entries;
  // An open-ended step comes after the signature, and has no weeks.
  const studyWeeks = steps.reduce((sum, { weeks }) => sum + (weeks ?? 0), 0);
  const dates = datesOf(entries, page, studyWeeks, today);
  const notice = dates.deadlines.find(({ id }) => id === "notice");
  const values: Values = {
    copropriete,
    energie: energy && fields.energy.options[energy].toLowerCase(),
    fin: contractEnd && dateInFrench(contractEnd),
    denonciation: notice?.date,
    delegue: delegate && fields.delegate.options[delegate].toLowerCase(),
    plafond: ceiling ? numberInFrench(ceiling) : "",
    duree: duration ? numberInFrench(duration) : "",
  };
  // The projects do not order a termination whose last day is past when the assembly meets.
  const dropped = notice && notice.day < (meeting ?? today) ? "denonciation" : undefined;
  const project = (title: string, blocks: readonly Block[]) => ({
    title,
    blocks: fillInBlocks(blocks, values, dropped),
  });
  return {
    title: page.fileTitle,
    brandName,
    madeOn: today,
    copropriete,
    energy,
    /** Without a result, the formula is an example. */
    estimate: {
      heading: page.estimateHeading,
      ...(estimate(entries, page) ?? { ...estimateByLots(100, page.amountPerLot), result: null }),
      notes: [page.rateNote, page.assumptionsNote].map((note) =>
        fillIn(note, {
          date: dayInFrench(page.assumptionsDate),
          tauxMoyen: `${page.averageRate}`,
          tauxHaut: `${page.highRate}`,
          parLot: numberInFrench(page.amountPerLot),
        }),
      ),
    },
    calendar: {
      ...dates,
      heading: page.calendarHeading,
      notes: [page.studyNote, page.convocationNote, page.noticeNote].map((note) =>
        fillIn(note, { semaines: `${studyWeeks}`, jours: `${page.convocationDays}` }),
      ),
    },
    resolutions: {
      heading: page.resolutionsHeading,
      notice: fillIn(page.resolutionsNotice, { date: dayInFrench(page.textsDate) }),
      projects: [
        project(page.tenderTitle, page.tenderText),
        project(page.delegationTitle, page.delegationText),
      ],
      note: page.secondVoteNote,
    },
    contact: { heading: page.contactHeading, text: page.contactText, email, phone },
  };
}

/** The visitor's own elements for the contact form. The message contains only what that form has no field for. */
export function requestElements(entries: Entries) {
  const { copropriete, lots, energy, cost, usage, notice, delegate } = entries;
  const day = (value: Day | null) => value && dateInFrench(value);
  const count = (value: number | null, unit: string) => value && `${numberInFrench(value)}\u00a0${unit}`;
  const lines = {
    "Coût annuel de la fourniture HT":
      usage && cost !== null ? `${about(cost)} (${usage})` : count(cost, "€"),
    [fields.contractEnd.label]: day(entries.contractEnd),
    [fields.notice.label]: notice && durationInFrench(notice),
    "Assemblée générale": day(entries.meeting),
    [fields.delegate.label]: delegate && fields.delegate.options[delegate],
    "Montant annuel maximal HT": count(entries.ceiling, "€"),
    "Durée maximale du contrat": count(entries.duration, "mois"),
  };
  return {
    nomCopropriete: copropriete,
    nombreLots: `${lots ?? ""}`,
    typeContrat: energy,
    message: Object.entries(lines)
      .flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : []))
      .join("\n"),
  };
}
