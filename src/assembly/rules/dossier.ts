import type { Block, Span } from "../../content/model/content-type";
import { agendaDates, type Deadline, deadlinesOf, inOneLine } from "../../contract/deadlines";
import { scheduleOf } from "../../contract/schedule";
import { sentencesOf } from "../../contract/sentences";
import { dateInFrench, dayInFrench, type IsoDay, weeksIn } from "../../french/dates";
import { numberInFrench, periodInFrench } from "../../french/numbers";
import { fillTemplate, type Values } from "../../french/templates";
import type { Entries } from "./entries";
import { estimate, estimateByLots } from "./estimate";
import { fields } from "./fields";
import { about } from "./rounding";

/** Default renewal in months, while the visitor knows no other. */
const ASSUMED_MONTHS = 12;

export interface DossierContent {
  page: Queries.AssemblyTexts;
  answers: Queries.AnswerTexts;
  steps: Queries.WhitePaperQuery["homePage"]["steps"];
  settings: Pick<Queries.PdfSettings, "brandName" | "email" | "phone">;
}

/**
 * Fills the placeholders with plain text. @param dropped placeholders: paragraphs and list items with one of them are left out.
 * @param dates the lines for the list item `{dates}`, which otherwise is a blank.
 */
export function fillBlocks(
  blocks: readonly Block[],
  values: Values,
  dropped: readonly string[] = [],
  dates: readonly string[] = [],
): Block[] {
  const has = (spans: readonly Span[], name: string) => spans.some(({ text }) => text.includes(`{${name}}`));
  const isKept = (spans: readonly Span[]) => !dropped.some((name) => has(spans, name));
  const fill = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: fillTemplate(span.text, values) }));
  const toItems = (item: readonly Span[]) =>
    dates.length > 0 && has(item, "dates") ? dates.map((text) => [{ text, bold: false }]) : [fill(item)];
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "list") return [{ ...block, items: block.items.filter(isKept).flatMap(toItems) }];
    return isKept(block.spans) ? [{ ...block, spans: fill(block.spans) }] : [];
  });
}

/** The answer about the renewal counts only while it is asked: once the last day of receipt is past. */
export function scheduleFor(
  { contractEnd: end, notice, meter, meeting, convocationDays, renewal, renewalMonths }: Entries,
  periods: Queries.AnswerPeriods,
  steps: readonly { duration: string }[],
  today: IsoDay,
) {
  const delays = {
    ...periods,
    convocationDays: Math.max(convocationDays ?? 0, periods.convocationDays),
    // An open-ended step follows the signature, so it counts no weeks.
    stepWeeks: steps.map(({ duration }) => weeksIn(duration) ?? 0),
  };
  const situation = { end, notice, isSmall: meter === "small", meeting };
  const schedule = scheduleOf({ ...situation, renewal: ASSUMED_MONTHS }, delays, today);
  if (!schedule.isLate || !renewal) return schedule;
  const answer = renewal === "renews" ? (renewalMonths ?? ASSUMED_MONTHS) : renewal;
  return scheduleOf({ ...situation, renewal: answer }, delays, today);
}

/** All texts are final French: page, PDF and clipboard show the same. */
export type Dossier = ReturnType<typeof createDossier>;

/** @param today the visitor's day, which decides what is past. */
export function createDossier(content: DossierContent, entries: Entries, today: IsoDay) {
  const { page, answers, steps, settings } = content;
  const { brandName, email, phone } = settings;
  const { copropriete, energy, notice, consumption, delegate, ceiling, duration } = entries;
  const schedule = scheduleFor(entries, page, steps, today);
  const { kind, vote } = schedule;
  const answer = sentencesOf(schedule, entries, answers);
  const calendar = deadlinesOf(schedule, page);
  const count = (value: number | null) => value && numberInFrench(value);
  const day = (value: IsoDay | null | undefined) => value && dateInFrench(value);
  const period = notice && periodInFrench(notice);
  const values: Values = {
    copropriete,
    energie: energy && fields.energy.options[energy].toLowerCase(),
    fin: day(vote.end),
    poste: day(vote.posting),
    denonciation: day(vote.receipt),
    preavis: period,
    delai: period,
    delegue: delegate && fields.delegate.options[delegate].toLowerCase(),
    plafond: count(ceiling),
    plafondTTC: ceiling && numberInFrench(Math.round(ceiling * 120) / 100),
    duree: count(duration),
    attente: count(entries.waitingMonths ?? 3),
    plafondAttente: count(entries.waitingCeiling),
    consommation: count(consumption),
    semaines: count(schedule.studyWeeks),
    jours: count(page.convocationDays),
    tauxMoyen: count(page.averageRate),
    tauxHaut: count(page.highRate),
    parLot: count(page.amountPerLot),
    date: dayInFrench(page.assumptionsDate),
  };
  const fill = (text: string) => fillTemplate(text, values);
  // No letter ends a small meter's contract, or one that ends by itself. An open-ended contract has no last day.
  const hasLetter = kind === "terminate" || kind === "open" || kind === "unknown";
  const dropped = [
    ...(kind === "open" ? [] : ["delai"]),
    ...(hasLetter && kind !== "open" ? [] : ["poste", "denonciation", "preavis"]),
  ];
  const toCome = calendar.deadlines.filter(({ past }) => !past).map(inOneLine);
  const textToCopy = (title: string, blocks: readonly Block[]) => ({
    title,
    blocks: fillBlocks(blocks, values, dropped, toCome),
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
      ...calendar,
      isLate: schedule.isLate,
      agenda: agendaDates(calendar.deadlines),
      heading: page.calendarHeading,
      notes: [
        kind === "anytime" ? page.smallStudyNote : page.studyNote,
        page.convocationNote,
        page.noticeNote,
      ].map(fill),
    },
    resolutions: {
      heading: page.resolutionsHeading,
      notice: fillTemplate(page.resolutionsNotice, { date: dayInFrench(page.textsDate) }),
      projects: [
        textToCopy(page.tenderTitle, page.tenderText),
        textToCopy(page.delegationTitle, page.delegationText),
      ],
      notes: hasLetter ? [page.secondVoteNote, page.fallbackNote] : [page.secondVoteNote],
    },
    messages: {
      heading: page.messagesHeading,
      texts: [
        ...(hasLetter ? [textToCopy(page.letterTitle, page.letterText)] : []),
        textToCopy(page.mailTitle, page.mailText),
      ],
    },
    comparison: { heading: page.comparisonHeading, blocks: fillBlocks(page.comparisonText, values) },
    contact: { heading: page.contactHeading, text: page.contactText, email, phone },
  };
}

const FOR_REQUEST = ["lastMeeting", "meeting", "posting", "receipt", "sign", "end"];

/** The prefill of the contact form. The message has only what that form has no field for. */
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
  // The contact form has no « Non précisée »: its default must not pass for the visitor's answer.
  const unknownEnergy = `${fields.energy.label}\u00a0: ${fields.energy.options[""]}`;
  return {
    nomCopropriete: copropriete,
    nombreLots: `${lots ?? ""}`,
    typeContrat: energy,
    message: (energy || known.length === 0 ? known : [unknownEnergy, ...known]).join("\n"),
  };
}
