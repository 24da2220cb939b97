/** Reads the pages of an invoice: its meters, what it says of each, and the days that may be the end. */
import type { Energy } from "../../contract/energy";
import { type MeterSize, sizeOfMeter } from "../../contract/meter";
import type { IsoDay } from "../../french/dates";
import type { Notice } from "../../french/notice";
import type { FoundContract, Invoice } from "../invoice";
import type { Page } from "../page/page";
import { consumptionsIn, deliveryPointsIn, lowVoltagesIn, powersIn, segmentsIn } from "../shapes";
import { findNotices, findRenewals } from "./find-clauses";
import { findEnds, type FoundEnd } from "./find-ends";
import { findName } from "./find-name";
import { agreedValue, energyIn, findUnlabelled, findValues, type Found } from "./find-values";
import { contractHeadingOf } from "./headings";
import { type OfMeter, valuesByMeter, withMeters } from "./meters";
import { offeredEnds } from "./offered-ends";
import { findInvoiceDay, isOfOtherContract } from "./papers";
import { LABELS } from "./words";

/** What one page says. */
interface PageFacts {
  deliveryPoints: readonly Found<string>[];
  ends: readonly OfMeter<FoundEnd>[];
  notices: readonly OfMeter<Found<Notice>>[];
  renewals: readonly OfMeter<Found<number>>[];
  powers: readonly OfMeter<Found<number>>[];
  consumptions: readonly OfMeter<Found<number>>[];
  segments: readonly OfMeter<Found<string>>[];
}

/** Numbers of meters on a page that are read. */
const MOST_DELIVERY_POINTS = 300;

/** @param from only later days are ends. Undefined: no end is offered. */
function readPage(page: Page, from: IsoDay | undefined): PageFacts {
  const deliveryPoints = findValues(page, deliveryPointsIn, LABELS.deliveryPoint).slice(
    0,
    MOST_DELIVERY_POINTS,
  );
  const withMeter = withMeters(deliveryPoints);
  const ends = findEnds(page, from);
  const days = ends.filter(({ value }) => value !== null);
  const lowVoltages = findUnlabelled(page, page.lines.flat(), ({ plain }) => lowVoltagesIn(plain));
  return {
    deliveryPoints,
    ends: ends.map(withMeter),
    notices: findNotices(page, days).map(withMeter),
    renewals: findRenewals(page, days).map(withMeter),
    powers: findValues(page, powersIn, LABELS.power).map(withMeter),
    consumptions: findValues(page, consumptionsIn, LABELS.consumption).map(withMeter),
    segments: [...findValues(page, segmentsIn, LABELS.segment), ...lowVoltages].map(withMeter),
  };
}

/** The energy in the invoice's title: « Facture de gaz ». */
function energyOfTitle(pages: readonly Page[]): Energy | undefined {
  const cells = pages.flatMap(({ lines }) => lines.flat());
  const titles = cells.filter(({ plain }) => /\bfacture\b/.test(plain));
  return titles.map(({ plain }) => energyIn(plain)).find(Boolean);
}

/** The energy of a meter by the label of its number, or by the heading of its part. */
function energyOfMeter(deliveryPoint: Found<string> | undefined): Energy | undefined {
  if (!deliveryPoint) return undefined;
  const { value, label, page, cell } = deliveryPoint;
  const heading = contractHeadingOf(page, cell);
  // Only points of delivery of gas begin with GI.
  if (value.startsWith("GI")) return "gaz";
  return energyIn(label.plain) ?? (heading && energyIn(heading.plain));
}

/** The energy of a contract whose size has one unit: kVA of electricity, or MWh of gas. */
function energyOfSize(power: number | null, consumption: number | null): Energy | undefined {
  if ((power === null) === (consumption === null)) return undefined;
  return power === null ? "gaz" : "electricite";
}

/** Sizes that segments tell: « c4 » of electricity, « t3 » of gas. */
const SIZES: Readonly<Record<Energy, Readonly<Partial<Record<string, MeterSize>>>>> = {
  electricite: { c1: "large", c2: "large", c3: "large", c4: "large", hta: "large", c5: "small" },
  gaz: { t1: "small", t3: "large", t4: "large", tp: "large" },
};

/** Limit for the buttons that offer the contracts, and for the lines of a table. */
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
  const deliveryPoints = new Map(
    facts.flatMap((page) => page.deliveryPoints).map((found) => [found.value, found]),
  );
  const numbers = [...deliveryPoints.keys()];
  const valuesOf = <Each>(of: (page: PageFacts) => readonly OfMeter<Each>[]) =>
    valuesByMeter(facts.flatMap(of), numbers.length);
  const ends = valuesOf((page) => page.ends);
  const notices = valuesOf((page) => page.notices);
  const renewals = valuesOf((page) => page.renewals);
  const powers = valuesOf((page) => page.powers);
  const consumptions = valuesOf((page) => page.consumptions);
  const segments = valuesOf((page) => page.segments);
  const ofTitle = energyOfTitle(pages);
  const name = findName(pages);
  const isDay = ({ value }: FoundEnd) => value !== null;
  const allDays = facts.flatMap((page) => page.ends).filter(isDay);

  const contractOf = (deliveryPoint: string): FoundContract => {
    const notice = agreedValue(notices(deliveryPoint));
    const power = agreedValue(powers(deliveryPoint));
    const consumption = agreedValue(consumptions(deliveryPoint));
    const ofMeter = energyOfMeter(deliveryPoints.get(deliveryPoint));
    const energy = ofMeter ?? energyOfSize(power, consumption) ?? ofTitle ?? null;
    const own = ends(deliveryPoint);
    return {
      facts: {
        name,
        end: null,
        isOpenEnded: false,
        notice,
        energy,
        power,
        consumption,
        renewal: agreedValue(renewals(deliveryPoint)),
        deliveryPoint,
        meter: sizeOfMeter(
          { energy, power, consumption },
          segments(deliveryPoint).map(({ value }) => energy && SIZES[energy][value]),
        ),
      },
      // A meter without a day of its own is offered the days of all pages.
      ends: offeredEnds(own.some(isDay) ? own : [...own, ...allDays], notice),
    };
  };
  // An invoice without a number has one contract.
  const readNumbers = numbers.length > 0 ? numbers.slice(0, MOST_CONTRACTS) : [""];
  return { day, contracts: readNumbers.map(contractOf), hasMore: numbers.length > MOST_CONTRACTS };
}
