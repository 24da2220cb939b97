/** Decides what an invoice says of each contract. Nothing is better than a wrong value. */
import { readMeter } from "../contract/read-meter";
import { findEnds, findInvoiceDay } from "./find-end";
import { energyOf, findConsumptions, findPoints, findPowers, findSegments } from "./find-meter";
import { findNotices, findRenewals } from "./find-notice";
import { findAddresses, findName, findSupplier } from "./find-parties";
import type { Invoice, InvoiceContract } from "./invoice";
import type { Cell, Page } from "./layout";
import { metersOf, valuesFor } from "./meters";
import { Refusal } from "./refusals";
import { type Candidate, distinct, only, Search } from "./search";

/** Reads the pages of an invoice. */
export function readInvoice(pages: readonly Page[]): Invoice {
  const search = new Search(pages);
  const day = findInvoiceDay(search);
  const ends = findEnds(search, day);
  const notices = findNotices(search);
  const renewals = findRenewals(search);
  const powers = findPowers(search);
  const consumptions = findConsumptions(search);
  const segments = findSegments(search);
  const addresses = findAddresses(search);
  const name = findName(search);
  const supplier = findSupplier(search);
  const meters = metersOf(findPoints(search));
  const contracts = (meters.length > 0 ? meters : [undefined]).map((meter): InvoiceContract => {
    const own = <Value>(found: readonly Candidate<Value>[]) => valuesFor(found, meter, meters, false);
    const ownOrShared = <Value>(found: readonly Candidate<Value>[]) => valuesFor(found, meter, meters, true);
    const points = meter?.points ?? [];
    const [point] = points;
    const ownEnds = distinct(ownOrShared(ends));
    const power = only(own(powers));
    const consumption = only(own(consumptions));
    const segment = only(own(segments));
    const energy = energyOf(points, pages, power, consumption);
    const { size } = readMeter({
      energy: energy?.value ?? null,
      power: power?.value ?? null,
      consumption: consumption?.value ?? null,
      segment: segment?.value ?? "",
      isUnclear: false,
    });
    return {
      energy,
      point: point && { value: point.value, box: point.box },
      end: only(ownEnds),
      otherEnds: ownEnds.length > 1 ? ownEnds.map(({ value, box }) => ({ value, box })) : [],
      notice: only(ownOrShared(notices)),
      renewal: only(ownOrShared(renewals)),
      power,
      consumption,
      segment,
      meter: size,
      name,
      address: only(own(addresses)),
      supplier,
    };
  });
  return { day, contracts };
}

/** Fewer letters than any invoice has: the pages are pictures, perhaps with a stamp. */
const FEWEST_LETTERS = 40;
/** Characters of a title. */
const LONGEST_TITLE = 80;
const INVOICE = /\bfacture\b/;
const ENERGY = /\b(?:electricite|gaz|kwh|mwh|kva|pdl|prm|pce)\b/;
/** « Convocation à l’assemblée générale », « Points à l’ordre du jour » */
const OTHER_PAPER =
  /^\W*(?:convocation|ordre du jour|proces[- ]verbal|devis|releve de charges|appel de fonds)\b|\bordre du jour\b/;

/** @throws Refusal for pictures and for other papers, whose days are no end of a contract. */
export function refuseOthers(pages: readonly Page[]): void {
  const cells = pages.flatMap(({ lines }) => lines.flat());
  const letters = cells.reduce((sum, { plain }) => sum + plain.length, 0);
  if (letters < FEWEST_LETTERS) throw new Refusal("image");
  const hasTitle = (title: RegExp) =>
    cells.some(({ plain }: Cell) => plain.length <= LONGEST_TITLE && title.test(plain));
  const isOfEnergy = cells.some(({ plain }) => ENERGY.test(plain));
  if (!hasTitle(INVOICE) || hasTitle(OTHER_PAPER) || !isOfEnergy) throw new Refusal("notInvoice");
}
