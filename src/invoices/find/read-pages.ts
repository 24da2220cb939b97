/** Reads the pages of an invoice: its meters, what it says of each, and the days that may be the end. */
import type { ContractFacts } from "../../contract/contract-facts";
import type { Energy } from "../../contract/energy";
import { type MeterSize, sizeOfConsumption, sizeOfPower } from "../../contract/meter";
import { cleanText } from "../../french/clean-text";
import type { IsoDay } from "../../french/dates";
import { noticeInFrench } from "../../french/numbers";
import type { FoundContract, Invoice, OfferedEnd } from "../invoice";
import { NO_LABEL } from "../page/labels";
import type { Page } from "../page/page";
import { consumptionsIn, deliveryPointsIn, lowVoltageIn, powersIn, segmentsIn } from "../shapes";
import { findNotices, findOpenEnds, findRenewals } from "./find-clauses";
import { findEnds, type FoundEnd } from "./find-ends";
import { findName } from "./find-name";
import { energyIn, findValues, type Found, only } from "./find-values";
import { sectionOf } from "./headings";
import { type Owned, ownersOn, valuesByMeter } from "./meters";
import { findInvoiceDay, isOfOtherContract } from "./papers";
import { anyOf } from "./word-sets";
import { LABELS, OTHER_SIZES } from "./words";

function isLabelOf(words: readonly string[], others: readonly string[] = []): (plain: string) => boolean {
  const wanted = anyOf(words);
  const unwanted = anyOf(others);
  return (plain) => wanted.test(plain) && (others.length === 0 || !unwanted.test(plain));
}

const isDeliveryPointLabel = isLabelOf(LABELS.deliveryPoint);
const isPowerLabel = isLabelOf(LABELS.power, OTHER_SIZES);
const isConsumptionLabel = isLabelOf(LABELS.consumption, OTHER_SIZES);
const isSegmentLabel = isLabelOf(LABELS.segment, OTHER_SIZES);

/** « Tarif BT inf. 36 kVA » needs no label. */
const findLowVoltage = (page: Page): Found<MeterSize>[] =>
  page.lines.flat().flatMap((cell): Found<MeterSize>[] => {
    const value = lowVoltageIn(cell.plain);
    return value ? [{ value, page, cell, label: NO_LABEL }] : [];
  });

/** The energy of a meter by the label of its number, or by the heading of its part. */
function energyOfDeliveryPoint(deliveryPoint: Found<string> | undefined): Energy | undefined {
  if (!deliveryPoint) return undefined;
  const { value, label, page, cell } = deliveryPoint;
  const section = sectionOf(page, cell);
  if (value.startsWith("GI")) return "gaz";
  return energyIn(label.plain) ?? (section && energyIn(section.plain));
}

/** What one page says. */
interface PageFacts {
  deliveryPoints: readonly Found<string>[];
  ends: readonly Owned<FoundEnd>[];
  openEnds: readonly Owned<Found<null>>[];
  notices: readonly Owned<ReturnType<typeof findNotices>[number]>[];
  renewals: readonly Owned<Found<number>>[];
  powers: readonly Owned<Found<number>>[];
  consumptions: readonly Owned<Found<number>>[];
  segments: readonly Owned<Found<string>>[];
  lowVoltages: readonly Owned<Found<MeterSize>>[];
}

/** Numbers of meters on a page that are read. */
const MOST_DELIVERY_POINTS = 300;

/** @param from no day before it is an end. Undefined: none is asked about. */
function readPage(page: Page, from: IsoDay | undefined): PageFacts {
  const deliveryPoints = findValues(page, deliveryPointsIn, isDeliveryPointLabel).slice(
    0,
    MOST_DELIVERY_POINTS,
  );
  const owned = ownersOn(deliveryPoints);
  const ends = from === undefined ? [] : findEnds(page, from);
  return {
    deliveryPoints,
    ends: ends.map(owned),
    openEnds: from === undefined ? [] : findOpenEnds(page).map(owned),
    notices: findNotices(page, ends).map(owned),
    renewals: findRenewals(page, ends).map(owned),
    powers: findValues(page, powersIn, isPowerLabel).map(owned),
    consumptions: findValues(page, consumptionsIn, isConsumptionLabel).map(owned),
    segments: findValues(page, segmentsIn, isSegmentLabel).map(owned),
    lowVoltages: findLowVoltage(page).map(owned),
  };
}

/** Sizes that segments tell: « c4 » of electricity, « t3 » of gas. */
const SIZES: Readonly<Record<Energy, Readonly<Partial<Record<string, MeterSize>>>>> = {
  electricite: { c1: "large", c2: "large", c3: "large", c4: "large", hta: "large", c5: "small" },
  gaz: { t1: "small", t3: "large", t4: "large", tp: "large" },
};

/** The size that all values agree on. */
function oneSize(sizes: readonly (MeterSize | null | undefined)[]): MeterSize | null {
  const [size, ...others] = new Set(sizes.filter((each) => each !== null && each !== undefined));
  return size && others.length === 0 ? size : null;
}

/** The energy in the invoice's title: « Facture de gaz ». */
function energyOfTitle(pages: readonly Page[]): Energy | undefined {
  const cells = pages.flatMap(({ lines }) => lines.flat());
  const titles = cells.filter(({ plain }) => /\bfacture\b/.test(plain));
  return titles.map(({ plain }) => energyIn(plain)).find(Boolean);
}

const OPEN_RANK = 8;
/** Sorts after every day. */
const LAST_DAY = "9999";
/** Candidates that are shown, and characters of their lines. */
const MOST_ENDS = 3;
const LONGEST_LINE = 160;

/** The line of a day as the paper has it, with its label: « Date d’échéance du contrat : 31/12/2027 ». */
function lineOf({ cell, label }: Found<unknown>): string {
  const ofLabel = label.cells.filter((each) => each !== cell).map(({ text }) => text.trim());
  const isBeside = ofLabel.length > 0 && !label.cells.includes(cell);
  const before = ofLabel.join(" ");
  const line = cleanText(
    `${isBeside ? `${before.replace(/[\s:]+$/, "")}\u00a0:` : before} ${cell.text}`.trim(),
  );
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

/** The best days, each once; of equals, the first to come. « Durée indéterminée » is after those whose label names the contract. */
function offeredOf(
  ends: readonly FoundEnd[],
  openEnds: readonly Found<null>[],
  openLine: string,
): OfferedEnd[] {
  const all = [
    ...ends.map((end) => ({ day: end.value, line: lineOf(end), page: end.page.number, rank: end.rank })),
    ...openEnds.map(({ page }) => ({ day: null, line: openLine, page: page.number, rank: OPEN_RANK })),
  ].sort((one, other) => other.rank - one.rank || (one.day ?? LAST_DAY).localeCompare(other.day ?? LAST_DAY));
  const once = all.filter(({ day }, index) => all.findIndex((each) => each.day === day) === index);
  return once.slice(0, MOST_ENDS).map(({ day, line, page }) => ({ day, line, page }));
}

/** More would be neither buttons to choose from nor lines of a table. */
const MOST_CONTRACTS = 100;

/** Time for the browser between two pages. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * One page a step, so that a long invoice does not block the browser.
 * @param today the visitor's day, for a paper without a day of its own.
 */
export async function readPagesOfInvoice(
  pages: readonly Page[],
  today: IsoDay,
): Promise<Pick<Invoice, "day" | "contracts" | "hasMore">> {
  const day = findInvoiceDay(pages);
  const from = isOfOtherContract(pages) ? undefined : (day ?? today);
  const facts: PageFacts[] = [];
  for (const page of pages) {
    facts.push(readPage(page, from));
    await pause();
  }
  const deliveryPoints = facts.flatMap((each) => each.deliveryPoints);
  const numbers = [...new Set(deliveryPoints.map(({ value }) => value))];
  const valuesOf = <Each extends { owner: string | undefined }>(of: (page: PageFacts) => readonly Each[]) =>
    valuesByMeter(facts.flatMap(of), numbers.length);
  const ends = valuesOf((page) => page.ends);
  const openEnds = valuesOf((page) => page.openEnds);
  const notices = valuesOf((page) => page.notices);
  const renewals = valuesOf((page) => page.renewals);
  const powers = valuesOf((page) => page.powers);
  const consumptions = valuesOf((page) => page.consumptions);
  const segments = valuesOf((page) => page.segments);
  const lowVoltages = valuesOf((page) => page.lowVoltages);
  const placeOf = new Map(deliveryPoints.map((deliveryPoint) => [deliveryPoint.value, deliveryPoint]));
  const ofTitle = energyOfTitle(pages);
  const name = findName(pages)?.value ?? "";
  const allEnds = facts.flatMap((each) => each.ends);

  const contractOf = (deliveryPoint: string): FoundContract => {
    const notice = only(notices(deliveryPoint))?.value ?? null;
    const power = only(powers(deliveryPoint))?.value ?? null;
    const consumption = only(consumptions(deliveryPoint))?.value ?? null;
    const ofUnit = power === null ? "gaz" : "electricite";
    const hasOneUnit = (power === null) !== (consumption === null);
    const energy =
      energyOfDeliveryPoint(placeOf.get(deliveryPoint)) ?? (hasOneUnit ? ofUnit : ofTitle) ?? null;
    const isPower = energy === "electricite";
    const meter = oneSize([
      ...segments(deliveryPoint).map(({ value }) => energy && SIZES[energy][value]),
      ...(isPower ? lowVoltages(deliveryPoint).map(({ value }) => value) : []),
      isPower ? sizeOfPower(power) : null,
      energy === "gaz" ? sizeOfConsumption(consumption) : null,
    ]);
    const renewal = only(renewals(deliveryPoint))?.value ?? null;
    const given: ContractFacts = {
      name,
      end: null,
      isOpenEnded: false,
      notice,
      energy,
      power,
      consumption,
      renewal,
      deliveryPoint,
      meter,
    };
    const own = ends(deliveryPoint);
    const openLine = ["durée indéterminée", notice && `préavis de ${noticeInFrench(notice)}`]
      .filter(Boolean)
      .join(", ");
    // With several meters, a day that no meter owns may be of any.
    return {
      facts: given,
      ends: offeredOf(own.length > 0 ? own : allEnds, openEnds(deliveryPoint), openLine),
    };
  };
  const read = numbers.length > 0 ? numbers.slice(0, MOST_CONTRACTS) : [""];
  return { day, contracts: read.map(contractOf), hasMore: numbers.length > MOST_CONTRACTS };
}
