import { cleanText } from "../../content/invisible";
import { isDay, type IsoDay } from "../../french/dates";
import { type Period, readPeriod } from "../../french/notice";
import { numberInFrench } from "../../french/numbers";
import { rounded } from "./estimate";
import { type FieldName, fields, type Typed } from "./fields";

/** `value` is null for an empty or invalid text; only an invalid one has a `problem`. */
interface Read<Value> {
  value: Value | null;
  problem?: string;
}
type Reader<Value> = (text: string) => Read<Value>;

const wrong = (problem: string) => ({ value: null, problem });

const reader =
  <Value>(parse: (text: string) => Value | null, wanted: string): Reader<Value> =>
  (text) => {
    if (!text) return { value: null };
    const value = parse(text);
    return value === null ? wrong(`Indiquez ${wanted}.`) : { value };
  };

const compact = (text: string) => text.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/** Separators of thousands are optional; decimals follow a comma or a point. */
const NUMBER = "(\\d+|\\d{1,3}(?:\\.\\d{3})+)(?:[,.](\\d{1,2}))?";

/** Parses « 34 080,00 € », « € 500 », « 45 lots ». @param unit a pattern of the optional unit. */
const parseNumber = (unit: string, min: number, max: number) => (text: string) => {
  const [, whole = "?", decimals = "0"] = new RegExp(`^€?${NUMBER}(?:${unit})?$`).exec(compact(text)) ?? [];
  const value = Number(`${whole.replaceAll(".", "")}.${decimals}`);
  return value >= min && value <= max ? value : null;
};

function wholeNumber(unit: string, [min, max]: readonly [number, number], wanted: string): Reader<number> {
  const parse = parseNumber(unit, min, max);
  return reader((text) => {
    const value = parse(text);
    return Number.isInteger(value) ? value : null;
  }, wanted);
}

/** Maximum in euros, and in kWh. */
const MOST = 99_999_999;

const euros = reader(
  parseNumber("(?:€|euros?|eur)?(?:ht)?(?:/an|paran)?", 1, MOST),
  "un montant en euros, par exemple 12\u00a0500",
);

/** Parses « 0,1153 », « 115,30 €/MWh ». The plausible range, 0.005 to 2 € per kWh before tax, tells the unit if none is typed. */
function parsePrice(text: string) {
  const [, amount = "", unit] =
    /^€?(\d{1,4}(?:[,.]\d{1,6})?)(?:€|euros?)?(?:ht)?(?:(?:\/|par)?([km]wh))?(?:ht)?$/.exec(compact(text)) ??
    [];
  const euros = Number(amount.replace(",", "."));
  const [per, kWh] = euros < 5 ? (["kWh", 1] as const) : (["MWh", 1000] as const);
  const fits = euros / kWh >= 0.005 && euros / kWh <= 2 && (!unit || unit === per.toLowerCase());
  return fits ? { euros, per, perKWh: euros / kWh } : null;
}

const day = reader(
  (text) => (text.startsWith("20") && isDay(text) ? text : null),
  "une date complète\u00a0: jour, mois et année",
);

/** A unit in the text overrides the chosen one. */
function noticeOf(text: string, chosen: string | undefined): Read<Period> {
  if (!text) return { value: null };
  const typed = readPeriod(text);
  const count = typed?.count ?? NaN;
  const unit = typed && !typed.isGuess ? typed.unit : chosen === "days" ? "days" : "months";
  const [most, limit, example] = unit === "days" ? [730, "730\u00a0jours", 60] : [24, "24\u00a0mois", 3];
  if (count === 0) return wrong("Indiquez un préavis d’au moins un jour.");
  if (count <= most) return { value: { count, unit } };
  return wrong(`Indiquez un préavis de ${limit} au plus, par exemple ${example}.`);
}

const readers = {
  lots: wholeNumber("lots?", [1, 99_999], "un nombre de lots, par exemple 45"),
  cost: euros,
  consumption: wholeNumber("kwh", [1, MOST], "une consommation en kWh, par exemple 120\u00a0000"),
  price: reader(parsePrice, "un prix HT par kWh ou par MWh, par exemple 0,12 ou 120"),
  contractEnd: day,
  meeting: day,
  ceiling: euros,
  waitingCeiling: euros,
  waitingMonths: wholeNumber("mois", [1, 12], "un nombre de mois, de 1 à 12, par exemple 3"),
  renewalMonths: wholeNumber("mois", [1, 60], "un nombre de mois, de 1 à 60, par exemple 12"),
  duration: wholeNumber("mois", [1, 120], "un nombre de mois, par exemple 36"),
};

const readChoice = <Value extends string>(options: Readonly<Record<Value, string>>, typed = "") =>
  typed && Object.hasOwn(options, typed) ? (typed as Exclude<Value, "">) : null;

/** Plausibility limit in euros per lot and year: above it, the number is probably kWh. */
const MOST_EUROS_PER_LOT = 5000;

/** An invalid field counts as not given. @param today the visitor's day. @param convocationDays the legal period, in days. */
export function readEntries(typed: Typed, today: IsoDay, convocationDays: number) {
  const problems: Partial<Record<FieldName, string>> = {};
  const take = <Value>(name: FieldName, { value, problem }: Read<Value>) => {
    if (problem) problems[name] = problem;
    return value;
  };
  const read = <Value>(name: FieldName, readText: Reader<Value>) =>
    take(name, readText((typed[name] ?? "").trim()));
  const lots = read("lots", readers.lots);
  const forLots = (name: FieldName, value: number | null, advice: string) => {
    const isTooMuch = value !== null && lots !== null && value / lots > MOST_EUROS_PER_LOT;
    if (!isTooMuch) return value;
    return take(
      name,
      wrong(`${numberInFrench(value)}\u00a0€ pour ${numberInFrench(lots)}\u00a0lots\u00a0: ${advice}`),
    );
  };
  const amount = (name: "cost" | "ceiling" | "waitingCeiling") =>
    forLots(name, read(name, readers[name]), "est-ce un nombre de kWh\u00a0?");
  const [consumption, price] = [read("consumption", readers.consumption), read("price", readers.price)];
  const product = consumption && price && !typed.cost?.trim() ? rounded(consumption * price.perKWh) : null;
  const usageCost = forLots("price", product, "vérifiez la consommation et le prix.");
  const meeting = read("meeting", readers.meeting);
  const shortest = `un nombre de jours, ${convocationDays} au moins`;
  return {
    copropriete: cleanText(typed.copropriete ?? ""),
    energy: readChoice(fields.energy.options, typed.energy),
    lots,
    /** Yearly supply cost before tax, in euros: typed, or else estimated from the consumption. */
    cost: amount("cost") ?? usageCost,
    /** In kWh a year. */
    consumption,
    /** The derivation of a cost that is not typed: « 120 000 kWh × 0,12 € HT par kWh ». */
    usage:
      consumption && price && usageCost !== null
        ? `${numberInFrench(consumption)}\u00a0kWh × ${numberInFrench(price.euros, 6)}\u00a0€\u00a0HT par\u00a0${price.per}`
        : null,
    contractEnd: read("contractEnd", readers.contractEnd),
    notice: take("notice", noticeOf((typed.notice ?? "").trim(), typed.noticeUnit)),
    meter: readChoice(fields.meter.options, typed.meter),
    meeting: meeting && meeting < today ? take("meeting", wrong("Cette assemblée a déjà eu lieu.")) : meeting,
    /** The period in the règlement, in days. */
    convocationDays: read("convocationDays", wholeNumber("j|jours?", [convocationDays, 120], shortest)),
    delegate: readChoice(fields.delegate.options, typed.delegate),
    /** Maximum a year before tax, in euros. */
    ceiling: amount("ceiling"),
    /** The same for a contract that bridges the time to the next vote, and its longest duration in months. */
    waitingCeiling: amount("waitingCeiling"),
    waitingMonths: read("waitingMonths", readers.waitingMonths),
    renewal: readChoice(fields.renewal.options, typed.renewal),
    renewalMonths: read("renewalMonths", readers.renewalMonths),
    /** Maximum in months. */
    duration: read("duration", readers.duration),
    problems,
  };
}

/** Null or an empty text: not given, or invalid. */
export type Entries = Readonly<ReturnType<typeof readEntries>>;
