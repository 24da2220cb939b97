import { cleanText } from "../../content/invisible";
import { wholeWith } from "../../contract/read-number";
import type { IsoDay } from "../../french/dates";
import type { Period } from "../../french/notice";
import { numberInFrench } from "../../french/numbers";
import { type FieldName, fields, type Typed } from "./fields";
import { FieldReader, MOST, parsePrice, type Price } from "./read-field";
import { rounded } from "./rounding";

/** The option that is chosen; null for « Je ne sais pas ». */
type Chosen<Options> = Exclude<keyof Options, ""> | null;

/** The fields' values. Null or an empty text: not given, or invalid. */
export interface Entries {
  readonly copropriete: string;
  readonly energy: Chosen<typeof fields.energy.options>;
  readonly lots: number | null;
  /** Yearly supply cost before tax, in euros: typed, or else estimated from the consumption. */
  readonly cost: number | null;
  /** Unit: kWh a year. */
  readonly consumption: number | null;
  /** The derivation of a cost that is not typed: « 120 000 kWh × 0,12 € HT par kWh ». */
  readonly usage: string | null;
  readonly contractEnd: IsoDay | null;
  readonly notice: Period | null;
  readonly meter: Chosen<typeof fields.meter.options>;
  readonly meeting: IsoDay | null;
  /** The convocation period in the règlement, in days. */
  readonly convocationDays: number | null;
  readonly delegate: Chosen<typeof fields.delegate.options>;
  /** Maximum in euros a year before tax. */
  readonly ceiling: number | null;
  /** The maximum of a waiting contract, which bridges the time to the next vote. Unit: euros a year before tax. */
  readonly waitingCeiling: number | null;
  readonly waitingMonths: number | null;
  readonly renewal: Chosen<typeof fields.renewal.options>;
  readonly renewalMonths: number | null;
  /** The longest contract, in months. */
  readonly duration: number | null;
  /** A message in French for each invalid field. */
  readonly problems: Readonly<Partial<Record<FieldName, string>>>;
}

function readChoice<Options extends object>(options: Options, typed = ""): Chosen<Options> {
  const isOption = typed !== "" && Object.hasOwn(options, typed);
  return isOption ? (typed as Chosen<Options>) : null;
}

/** « 120 000 kWh × 0,12 € HT par kWh » */
const derivationOf = (consumption: number, { euros, per }: Price) =>
  `${numberInFrench(consumption)}\u00a0kWh × ${numberInFrench(euros, 6)}\u00a0€\u00a0HT par\u00a0${per}`;

interface Usage {
  cost: number | null;
  derivation: string;
}

/** Reads the consumption's cost; null without a consumption and a price, or where the cost itself is typed. */
function usageOf(
  reader: FieldReader,
  consumption: number | null,
  price: Price | null,
  lots: number | null,
): Usage | null {
  if (!consumption || !price || reader.textOf("cost")) return null;
  const product = rounded(consumption * price.perKWh);
  const cost = reader.checkedByLots("price", product, lots, "vérifiez la consommation et le prix.");
  return { cost, derivation: derivationOf(consumption, price) };
}

/**
 * Reads the fields. An invalid field counts as not given. The order of reading is that of the problems.
 * @param today the visitor's day. @param convocationDays the legal period, in days.
 */
export function readEntries(typed: Typed, today: IsoDay, convocationDays: number): Entries {
  const reader = new FieldReader(typed);
  const lots = reader.read("lots", wholeWith("lots?", 1, 99_999), "un nombre de lots, par exemple 45");
  const consumption = reader.read(
    "consumption",
    wholeWith("kwh", 1, MOST),
    "une consommation en kWh, par exemple 120\u00a0000",
  );
  const price = reader.read("price", parsePrice, "un prix HT par kWh ou par MWh, par exemple 0,12 ou 120");
  const usage = usageOf(reader, consumption, price, lots);
  const usageCost = usage?.cost ?? null;
  const meeting = reader.readDay("meeting");
  const isPastMeeting = meeting !== null && meeting < today;
  return {
    copropriete: cleanText(typed.copropriete ?? ""),
    energy: readChoice(fields.energy.options, typed.energy),
    lots,
    cost: reader.readEuros("cost", lots) ?? usageCost,
    consumption,
    usage: usage && usageCost !== null ? usage.derivation : null,
    contractEnd: reader.readDay("contractEnd"),
    notice: reader.readNotice(),
    meter: readChoice(fields.meter.options, typed.meter),
    meeting: isPastMeeting ? reader.refuse("meeting", "Cette assemblée a déjà eu lieu.") : meeting,
    convocationDays: reader.read(
      "convocationDays",
      wholeWith("j|jours?", convocationDays, 120),
      `un nombre de jours, ${convocationDays} au moins`,
    ),
    delegate: readChoice(fields.delegate.options, typed.delegate),
    ceiling: reader.readEuros("ceiling", lots),
    waitingCeiling: reader.readEuros("waitingCeiling", lots),
    waitingMonths: reader.readMonths("waitingMonths", 12, "de 1 à 12, par exemple 3"),
    renewal: readChoice(fields.renewal.options, typed.renewal),
    renewalMonths: reader.readMonths("renewalMonths", 60, "de 1 à 60, par exemple 12"),
    duration: reader.readMonths("duration", 120, "par exemple 36"),
    problems: reader.problems,
  };
}
