/** Decides what an invoice says of each contract. Nothing is better than a wrong value. */
import { readMeter } from "../contract/read-meter";
import type { Renewal } from "../contract/read-renewal";
import { addMonths, type IsoDay } from "../french/dates";
import type { Period } from "../french/notice";
import {
  energyIn,
  generalCells,
  isUnderContractHeading,
  type OneEnergy,
  paragraphOf,
  sectionOf,
  sentenceAt,
} from "./context";
import { anyOf, type Found, isProse, type Label, PageReader, type Read } from "./find-labels";
import { CONTRACT_RANGES, type Field, LABELS } from "./labels";
import { below, type Box, type Cell, type Page } from "./layout";
import {
  daysIn,
  hasNameMark,
  isOnlyNameMark,
  noticeBeforeEnd,
  readAddress,
  readConsumptionAt,
  readDayAt,
  readName,
  readNoticeAt,
  readPoint,
  readPowerAt,
  readRange,
  readRenewalAt,
  readSegmentAt,
  readSupplier,
  renewalIn,
} from "./read-values";
import { Refusal } from "./refusals";

/** A value with the part of the page where it stands. */
interface Placed<Value> {
  value: Value;
  box: Box;
}

export interface InvoiceContract {
  energy?: Placed<OneEnergy>;
  /** 14 digits, or GI and six digits. */
  point?: Placed<string>;
  end?: Placed<IsoDay>;
  /** Different ends for one meter, of which none is taken. */
  otherEnds: readonly Placed<IsoDay>[];
  notice?: Placed<Period>;
  renewal?: Placed<Renewal>;
  /** In kVA. */
  power?: Placed<number>;
  /** In MWh a year. */
  consumption?: Placed<number>;
  segment?: Placed<string>;
  /** Null where the invoice does not say it. */
  meter: "small" | "large" | null;
  name?: Placed<string>;
  address?: Placed<string>;
  supplier?: Placed<string>;
}

export interface Invoice {
  day?: IsoDay;
  /** One for each meter; at least one. */
  contracts: readonly InvoiceContract[];
}

interface Candidate<Value> extends Placed<Value> {
  cell: Cell;
  reader: PageReader;
}

/** The shortest contract. Billing periods are shorter. */
const SHORTEST_MONTHS = 6;

class InvoiceReader {
  private readonly readers: readonly PageReader[];
  private readonly general: ReadonlySet<Cell>;

  constructor(pages: readonly Page[]) {
    this.readers = pages.map((page) => new PageReader(page));
    this.general = generalCells(pages);
  }

  /** The cells that count, with their page's reader. */
  private cells(): { cell: Cell; reader: PageReader }[] {
    return this.readers.flatMap((reader) =>
      reader.page.lines
        .flat()
        .filter((cell) => !this.general.has(cell))
        .map((cell) => ({ cell, reader })),
    );
  }

  private labels(field: Field): { label: Label; reader: PageReader }[] {
    return this.readers.flatMap((reader) =>
      reader.labels
        .filter(
          (label) =>
            label.field === field && !this.general.has(label.cell) && !isExcluded(reader.page, label),
        )
        .map((label) => ({ label, reader })),
    );
  }

  private find<Value>(
    field: Field,
    read: Read<Value>,
    isProven: (found: Found<Value>, reader: PageReader) => boolean = () => true,
  ): Candidate<Value>[] {
    return this.labels(field).flatMap(({ label, reader }) =>
      reader
        .valuesOf(label, read)
        .filter((found) => isProven(found, reader))
        .map(({ value, box, cell }) => ({ value, box, cell, reader })),
    );
  }

  invoiceDay(): IsoDay | undefined {
    const labelled = this.find("invoiceDay", readDayAt).map(({ value }) => value);
    const titled = this.cells()
      .filter(
        ({ cell }) =>
          /\bfacture\b/.test(cell.plain) && cell.plain.length < 80 && !/\bprochaine\b/.test(cell.plain),
      )
      .flatMap(({ cell }) => daysIn(cell.text));
    const numbered = this.cells()
      .filter(({ cell }) => /^n° .* du /.test(cell.plain) && cell.plain.length < 80)
      .flatMap(({ cell }) => daysIn(cell.text));
    return [...labelled, ...titled, ...numbered][0];
  }

  points(): (Candidate<string> & { energy: OneEnergy | undefined })[] {
    const ofEnergy = (field: Field, energy: OneEnergy | undefined) =>
      this.find(field, readPoint).map((found) => ({ ...found, energy }));
    return [
      ...ofEnergy("electricityPoint", "electricite"),
      ...ofEnergy("gasPoint", "gaz"),
      ...ofEnergy("point", undefined),
    ];
  }

  ends(invoiceDay: IsoDay | undefined): Candidate<IsoDay>[] {
    const payments = new Set(this.find("other", readDayAt).map(({ value }) => value));
    const isProven = ({ label, isBelow, value }: Found<IsoDay>, reader: PageReader) => {
      if (label.proof === "proofs") return true;
      if (payments.has(value)) return false;
      if (label.proof === "inSentence") return /\bcontrat\b/.test(paragraphSentence(reader.page, label));
      if (!isUnderContractHeading(reader, label, isBelow)) return false;
      return !label.words.endsWith("fin") || this.hasStart(reader, label, value, invoiceDay);
    };
    return [...this.find("end", readDayAt, isProven), ...this.rangesOfContract()];
  }

  /** « Date de fin » is that of a contract beside a « date de début » that is long before. */
  private hasStart(reader: PageReader, end: Label, day: IsoDay, invoiceDay: IsoDay | undefined): boolean {
    if (invoiceDay && day <= invoiceDay) return false;
    return reader.labels
      .filter(({ field, cell }) => field === "start" && Math.abs(cell.line - end.cell.line) <= 2)
      .flatMap((label) => reader.valuesOf(label, readDayAt))
      .some(({ value }) => addMonths(value, SHORTEST_MONTHS) <= day);
  }

  /** « Votre contrat du 01/01/2026 au 31/12/2028 » */
  private rangesOfContract(): Candidate<IsoDay>[] {
    return this.cells().flatMap(({ cell, reader }) => {
      const match = contractRange.exec(cell.plain);
      if (!match?.groups || excludes("end").test(cell.plain)) return [];
      const words = match.groups.words ?? "";
      if (cell.plain.slice(0, match.index).length > 30) return [];
      const from = match.index + (match.groups.before ?? "").length + words.length;
      const rest = /\bdu \d/.exec(cell.plain.slice(from, from + 40));
      const right = reader.page.lines[cell.line]?.find((each) => each.left > cell.right);
      const next = cell.plain.length === from ? (right ?? below(reader.page, cell)) : cell;
      const text = next === cell ? cell.text.slice(from + (rest?.index ?? 0)) : (next?.text ?? "");
      const read = readRange(text, "");
      if (!next || !read || addMonths(read.first, SHORTEST_MONTHS) > read.last) return [];
      return [{ value: read.last, box: unionOf(cell, next), cell: next, reader }];
    });
  }

  notices(): Candidate<Period>[] {
    const isProven = ({ label }: Found<Period>, reader: PageReader) => {
      if (!isProse(label.cell)) return true;
      return /\bcontrat|echeance|reconduction|\bterme\b/.test(paragraphSentence(reader.page, label));
    };
    return [...this.find("notice", readNoticeAt, isProven), ...this.noticesBeforeEnd()];
  }

  /** « sauf dénonciation reçue au moins 60 jours avant cette date » */
  private noticesBeforeEnd(): Candidate<Period>[] {
    return this.cells().flatMap(({ cell, reader }) => {
      if (!isProse(cell)) return [];
      const paragraph = paragraphOf(reader.page, cell);
      const place = paragraph.indexOf(cell.plain);
      const value = noticeBeforeEnd(paragraph.slice(place, place + cell.plain.length + 60));
      const isOfContract =
        /\bcontrat\b/.test(paragraph) && /denonc|resili|preavis|reconduction/.test(paragraph);
      return value && isOfContract && !excludes("notice").test(paragraph)
        ? [{ value, box: cell, cell, reader }]
        : [];
    });
  }

  renewals(): Candidate<Renewal>[] {
    const said = this.cells().flatMap(({ cell, reader }) => {
      const value = excludes("renewal").test(cell.plain) ? undefined : renewalIn(cell.plain);
      return value === undefined ? [] : [{ value, box: cell, cell, reader }];
    });
    const durations = this.cells().flatMap(({ cell, reader }): Candidate<Renewal>[] => {
      const isDuration = /^duree(?: du contrat| de votre contrat)?[\s:]*$/.test(cell.plain);
      const next =
        reader.page.lines[cell.line]?.find((each) => each.left > cell.right) ?? below(reader.page, cell);
      const isOpen = isDuration && next && /^(?:a )?(?:duree )?indeterminee/.test(next.plain);
      return isOpen ? [{ value: "open", box: unionOf(cell, next), cell: next, reader }] : [];
    });
    return [...this.find("renewal", readRenewalAt), ...said, ...durations];
  }

  powers = () => this.find("power", readPowerAt);
  consumptions = () => this.find("consumption", readConsumptionAt);

  segments(): Candidate<string>[] {
    const said = this.cells().flatMap(({ cell, reader }) => {
      const value = /\bbt\b/.test(cell.plain) ? readSegmentAt(cell.text, "") : undefined;
      return value?.startsWith("BT") ? [{ value, box: cell, cell, reader }] : [];
    });
    return [...this.find("segment", readSegmentAt), ...said];
  }

  addresses = () => this.find("address", readAddress);
  suppliers = () => this.find("supplier", readSupplier);

  /** A labelled name, or else one that begins as names of copropriétés do. */
  name(): Placed<string> | undefined {
    const labelled = this.find(
      "name",
      readName,
      ({ cell }, reader) => !cell.isSqueezed && !isAddressOf(reader, cell),
    );
    const marked = this.cells().flatMap(({ cell, reader }): Candidate<string>[] => {
      if (!hasNameMark(cell.plain) || (isProse(cell) && !cell.plain.includes(","))) return [];
      if (isAddressOf(reader, cell) || /:\s*$/.test(cell.plain)) return [];
      const next = isOnlyNameMark(cell.plain) ? below(reader.page, cell) : undefined;
      if (isOnlyNameMark(cell.plain) && !next) return [];
      const value = readName(next ? `${cell.text} ${next.text}` : cell.text, "");
      return value ? [{ value, box: unionOf(cell, next ?? cell), cell, reader }] : [];
    });
    const isMarked = ({ value }: Placed<string>) => hasNameMark(value.toLowerCase());
    const groups = [labelled.filter(isMarked), marked, labelled];
    const found = groups.find((group) => group.length > 0) ?? [];
    return only(found);
  }
}

const contractRange = anyOf(CONTRACT_RANGES);

const exclusions = new Map<Field, RegExp>();
function excludes(field: Field): RegExp {
  const known = exclusions.get(field);
  if (known) return known;
  const words = LABELS[field].excludedBy ?? [];
  const pattern = words.length > 0 ? anyOf(words) : /(?!)/;
  exclusions.set(field, pattern);
  return pattern;
}

const paragraphSentence = (page: Page, { cell, start }: Label) => {
  const paragraph = paragraphOf(page, cell);
  return sentenceAt(paragraph, Math.max(paragraph.indexOf(cell.plain), 0) + start);
};

/** Whether the label's sentence is about something else. A label of a few words has no sentence. */
function isExcluded(page: Page, label: Label): boolean {
  const sentence = isProse(label.cell)
    ? paragraphSentence(page, label)
    : sentenceAt(label.cell.plain, label.start);
  return excludes(label.field).test(sentence.replace(label.words, " "));
}

/** Whether a cell is the value of an address: « Lieu de consommation : Résidence des Pins ». */
const isAddressOf = (reader: PageReader, cell: Cell) =>
  reader.labels
    .filter(({ field }) => field === "address")
    .some((label) => reader.valuesOf(label, (text) => text).some((found) => found.cell === cell));

const unionOf = (one: Box, other: Box): Box => ({
  page: one.page,
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const distinct = <Value>(found: readonly Placed<Value>[]): Placed<Value>[] =>
  found.filter(
    ({ value }, index) =>
      found.findIndex((each) => JSON.stringify(each.value) === JSON.stringify(value)) === index,
  );

/** The value that all occurrences agree on. */
function only<Value>(found: readonly Placed<Value>[]): Placed<Value> | undefined {
  const [first, ...others] = distinct(found);
  return first && others.length === 0 ? { value: first.value, box: first.box } : undefined;
}

type Point = ReturnType<InvoiceReader["points"]>[number];

/** One meter: every place where its number stands. */
interface Meter {
  number: string;
  points: readonly Point[];
}

function metersOf(points: readonly Point[]): Meter[] {
  const numbers = [...new Set(points.map(({ value }) => value))];
  return numbers.map((number) => ({ number, points: points.filter(({ value }) => value === number) }));
}

/** The meter whose part of the invoice a value stands in; undefined if it may be any. */
function meterOf(candidate: Candidate<unknown>, meters: readonly Meter[]): Meter | undefined {
  const { cell, reader } = candidate;
  const here = meters.flatMap((meter) =>
    meter.points.filter((point) => point.reader === reader).map((point) => ({ meter, point })),
  );
  const one = (found: readonly { meter: Meter }[]) => {
    const [first] = found;
    return first && found.every(({ meter }) => meter === first.meter) ? first.meter : undefined;
  };
  const inLine = one(here.filter(({ point }) => point.cell.line === cell.line));
  if (inLine) return inLine;
  const section = sectionOf(reader, cell);
  const inSection = here.filter(({ point }) => sectionOf(reader, point.cell) === section);
  const alone = section && one(inSection);
  if (alone) return alone;
  const before = inSection.filter(({ point }) => point.cell.line <= cell.line);
  return before.length === inSection.length || section
    ? before.sort((a, b) => b.point.cell.line - a.point.cell.line)[0]?.meter
    : undefined;
}

/** The values of one meter. `isShared`: a value that stands apart from all meters counts for each. */
function valuesFor<Value>(
  found: readonly Candidate<Value>[],
  meter: Meter | undefined,
  meters: readonly Meter[],
  isShared: boolean,
): Candidate<Value>[] {
  if (!meter || meters.length < 2) return [...found];
  const owned = found.map((candidate) => ({ candidate, owner: meterOf(candidate, meters) }));
  const own = owned.filter(({ owner }) => owner === meter).map(({ candidate }) => candidate);
  if (own.length > 0 || !isShared) return own;
  return owned.filter(({ owner }) => !owner).map(({ candidate }) => candidate);
}

/** Reads the pages of an invoice. */
export function readInvoice(pages: readonly Page[]): Invoice {
  const reader = new InvoiceReader(pages);
  const day = reader.invoiceDay();
  const ends = reader.ends(day);
  const notices = reader.notices();
  const renewals = reader.renewals();
  const powers = reader.powers();
  const consumptions = reader.consumptions();
  const segments = reader.segments();
  const addresses = reader.addresses();
  const name = reader.name();
  const supplier = only(reader.suppliers());
  const meters = metersOf(reader.points());
  const contracts = (meters.length > 0 ? meters : [undefined]).map((meter): InvoiceContract => {
    const of = <Value>(found: readonly Candidate<Value>[], isShared = false) =>
      valuesFor(found, meter, meters, isShared);
    const ownEnds = distinct(of(ends, true));
    const power = only(of(powers));
    const consumption = only(of(consumptions));
    const segment = only(of(segments));
    const energy = energyOf(meter, pages, power, consumption);
    const { size } = readMeter({
      energy: energy?.value ?? null,
      power: power?.value ?? null,
      consumption: consumption?.value ?? null,
      segment: segment?.value ?? "",
      isUnclear: false,
    });
    return given({
      energy,
      point: meter?.points[0] && { value: meter.number, box: meter.points[0].box },
      end: only(ownEnds),
      otherEnds: ownEnds.length > 1 ? ownEnds.map(({ value, box }) => ({ value, box })) : [],
      notice: only(of(notices, true)),
      renewal: only(of(renewals, true)),
      power,
      consumption,
      segment,
      meter: size,
      name,
      address: only(of(addresses)),
      supplier,
    });
  });
  return day ? { day, contracts } : { contracts };
}

type Optional<Values> = { [Key in keyof Values]: Values[Key] | undefined };

/** Without the properties that have no value. */
const given = (contract: Optional<InvoiceContract>) =>
  Object.fromEntries(
    Object.entries(contract).filter(([, value]) => value !== undefined),
  ) as unknown as InvoiceContract;

/** By the name of the meter's number, the heading of its part, its measure, or the title of the invoice. */
function energyOf(
  meter: Meter | undefined,
  pages: readonly Page[],
  power: Placed<number> | undefined,
  consumption: Placed<number> | undefined,
): Placed<OneEnergy> | undefined {
  for (const { energy, box } of meter?.points ?? []) if (energy) return { value: energy, box };
  for (const point of meter?.points ?? []) {
    const section = sectionOf(point.reader, point.cell);
    const value = section && energyIn(section.plain);
    if (value) return { value, box: section };
  }
  if (power && !consumption) return { value: "electricite", box: power.box };
  if (consumption && !power) return { value: "gaz", box: consumption.box };
  const titles = pages.flatMap(({ lines }) => lines.flat()).filter(({ plain }) => /\bfacture\b/.test(plain));
  const title = titles.find(({ plain }) => energyIn(plain) !== undefined);
  const value = title && energyIn(title.plain);
  return title && value ? { value, box: title } : undefined;
}

/** Fewer letters than any invoice has: the pages are pictures, perhaps with a stamp. */
const FEWEST_LETTERS = 40;
const OTHER_PAPERS =
  /^(?:\W*)(?:convocation|ordre du jour|proces[- ]verbal|devis|releve de charges|appel de fonds)\b|\bordre du jour\b/;

/** @throws Refusal for pictures and for other papers, whose days are no end of a contract. */
export function refuseOthers(pages: readonly Page[]): void {
  const cells = pages.flatMap(({ lines }) => lines.flat());
  if (cells.reduce((sum, { plain }) => sum + plain.length, 0) < FEWEST_LETTERS) throw new Refusal("image");
  const isTitle = ({ plain }: Cell) => plain.length <= 80 && /\bfacture\b/.test(plain);
  const isOther = ({ plain }: Cell) => plain.length <= 80 && OTHER_PAPERS.test(plain);
  const isOfEnergy = ({ plain }: Cell) => /\b(?:electricite|gaz|kwh|mwh|kva|pdl|prm|pce)\b/.test(plain);
  if (!cells.some(isTitle) || !cells.some(isOfEnergy) || cells.some(isOther)) throw new Refusal("notInvoice");
}
