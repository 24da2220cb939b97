/** Decides what an invoice says of each contract. Nothing is better than a wrong value: what is not proven is asked about. */
import type { Energy } from "../contract/energy";
import { type MeterSize, sizeOfConsumption, sizeOfPower } from "../contract/meter";
import { findNotices, findOpenEnds, findRenewals } from "./find-clauses";
import { bestOf, findEnds, namesLaterContract } from "./find-ends";
import { findName } from "./find-name";
import { energyIn, findValues, type Found, only } from "./find-values";
import { sectionOf } from "./headings";
import type { FoundContract, Invoice } from "./invoice";
import { NO_LABEL } from "./labels";
import { type Meter, metersOf, valuesFor } from "./meters";
import type { Page, PageBox } from "./page-cells";
import { canProve, findInvoiceDay } from "./papers";
import { consumptionsIn, lowVoltageIn, pointsIn, powersIn, segmentsIn } from "./value-shapes";
import { anyOf } from "./word-sets";
import { LABELS, OTHER_SIZES } from "./words";

const isLabelOf = (words: readonly string[], others: readonly string[] = []) => {
  const wanted = anyOf(words);
  const unwanted = anyOf(others);
  return (plain: string) => wanted.test(plain) && (others.length === 0 || !unwanted.test(plain));
};

/** The energy in the invoice's title: « Facture de gaz ». */
function energyOfTitle(pages: readonly Page[]): Energy | undefined {
  const cells = pages.flatMap(({ lines }) => lines.flat());
  const titles = cells.filter(({ plain }) => /\bfacture\b/.test(plain));
  return titles.map(({ plain }) => energyIn(plain)).find(Boolean);
}

/** The energy of a meter: by the label of its number, the heading of its part, its unit (kVA or kWh a year), or the invoice's title. */
function energyOf(
  meter: Meter | undefined,
  pages: readonly Page[],
  hasPower: boolean,
  hasConsumption: boolean,
): Energy | undefined {
  for (const { label, value } of meter?.points ?? []) {
    const energy = value.startsWith("GI") ? "gaz" : energyIn(label.plain);
    if (energy) return energy;
  }
  for (const { page, cell } of meter?.points ?? []) {
    const section = sectionOf(page, cell);
    const energy = section && energyIn(section.plain);
    if (energy) return energy;
  }
  if (hasPower !== hasConsumption) return hasPower ? "electricite" : "gaz";
  return energyOfTitle(pages);
}

/** Sizes that segments tell: « c4 » of electricity, « t3 » of gas. */
const SIZES: Readonly<Record<Energy, Readonly<Partial<Record<string, MeterSize>>>>> = {
  electricite: { c1: "large", c2: "large", c3: "large", c4: "large", hta: "large", c5: "small" },
  gaz: { t1: "small", t3: "large", t4: "large", tp: "large" },
};

/** « Tarif BT inf. 36 kVA » needs no label. */
function findLowVoltage(pages: readonly Page[]): Found<MeterSize>[] {
  return pages.flatMap((page) =>
    page.lines.flat().flatMap((cell): Found<MeterSize>[] => {
      const value = lowVoltageIn(cell.plain);
      return value ? [{ value, page, cell, box: cell, label: NO_LABEL }] : [];
    }),
  );
}

/** The size that all values agree on. */
function oneSize(sizes: readonly (MeterSize | null | undefined)[]): MeterSize | undefined {
  const [size, ...others] = new Set(sizes.filter((each) => each !== null && each !== undefined));
  return others.length === 0 ? size : undefined;
}

/** Reads the pages of an invoice. */
export function readInvoice(pages: readonly Page[]): Pick<Invoice, "day" | "contracts"> {
  const day = findInvoiceDay(pages);
  const meters = metersOf(findValues(pages, pointsIn, isLabelOf(LABELS.point)));
  const isOfRunning = day !== undefined && !namesLaterContract(pages, day);
  const isProving = isOfRunning && meters.length > 0 && canProve(pages);
  const ends = findEnds(pages, day).map((end) => ({ ...end, isProven: end.isProven && isProving }));
  const termsOf = <Value>(found: readonly Found<Value>[]) => (isProving ? found : []);
  const notices = termsOf(findNotices(pages, ends));
  const renewals = termsOf(findRenewals(pages, ends));
  const openEnds = termsOf(findOpenEnds(pages));
  const powers = findValues(pages, powersIn, isLabelOf(LABELS.power, OTHER_SIZES));
  const consumptions = findValues(pages, consumptionsIn, isLabelOf(LABELS.consumption, OTHER_SIZES));
  const segments = findValues(pages, segmentsIn, isLabelOf(LABELS.segment, OTHER_SIZES));
  const lowVoltages = findLowVoltage(pages);
  const name = findName(pages);

  const contracts = (meters.length > 0 ? meters : [undefined]).map((meter): FoundContract => {
    const own = <Each extends Found<unknown>>(found: readonly Each[]) => valuesFor(found, meter, meters);
    const [point] = meter?.points ?? [];
    const ownEnds = own(ends);
    const end = only(ownEnds.filter(({ isProven }) => isProven));
    const isOpenEnded = own(openEnds).length > 0 && ownEnds.every(({ isProven }) => !isProven);
    const notice = only(own(notices));
    const renewal = only(own(renewals));
    const power = only(own(powers));
    const consumption = only(own(consumptions));
    const energy = energyOf(meter, pages, power !== undefined, consumption !== undefined);
    const sizes = own(segments).map(({ value }) => energy && SIZES[energy][value]);
    const isPower = energy === "electricite";
    const meterSize = oneSize([
      ...sizes,
      ...(isPower ? own(lowVoltages).map(({ value }) => value) : []),
      isPower ? sizeOfPower(power?.value ?? null) : null,
      energy === "gaz" ? sizeOfConsumption(consumption?.value ?? null) : null,
    ]);
    const found = { point, end, notice, renewal, power, consumption, name };
    const places: Partial<Record<keyof FoundContract, PageBox>> = {};
    for (const [id, value] of Object.entries(found)) if (value) places[id as keyof typeof found] = value.box;
    // With several meters, a day that no meter owns may be of any.
    const candidates = ownEnds.length > 0 ? ownEnds : ends;
    return {
      energy: energy ?? null,
      point: point?.value ?? "",
      end: end?.value ?? null,
      isOpenEnded,
      notice: notice?.value ?? null,
      renewal: renewal?.value ?? null,
      power: power?.value ?? null,
      consumption: consumption?.value ?? null,
      meter: meterSize ?? null,
      name: name?.value ?? "",
      places,
      candidates: end || isOpenEnded ? [] : bestOf(candidates).map(({ value, box }) => ({ day: value, box })),
    };
  });
  return { day, contracts };
}
