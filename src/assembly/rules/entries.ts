import { cleanText } from "../../content/invisible";
import { compact, numberWith, wholeWith } from "../../contract/read-number";
import { FIRST_DAY, LAST_DAY } from "../../forms/elements";
import { isDay, type IsoDay } from "../../french/dates";
import { type Period, readPeriod } from "../../french/notice";
import { counted, numberInFrench } from "../../french/numbers";
import { type FieldName, fields, type Typed } from "./fields";
import { rounded } from "./rounding";

/** Maximum in euros, and in kWh. */
const MOST = 99_999_999;

const parseEuros = numberWith("(?:€|euros?|eur)?(?:ht)?(?:/an|paran)?", 1, MOST);

/** A compact price: « 0,1153 », « €115,30ht/mwh ». */
const PRICE =
  /^€?(?<amount>\d{1,4}(?:[,.]\d{1,6})?)(?:€|euros?)?(?:ht)?(?:(?:\/|par)?(?<unit>[km]wh))?(?:ht)?$/;

/** Unit: euros per kWh before tax: a price out of this range is in another unit, or wrong. */
const PLAUSIBLE = { least: 0.005, most: 2 };

interface Price {
  /** As typed. */
  euros: number;
  per: "kWh" | "MWh";
  perKWh: number;
}

/** Parses « 0,1153 », « 115,30 €/MWh ». The plausible range tells the unit if none is typed. */
function parsePrice(text: string): Price | null {
  const { amount = "", unit } = PRICE.exec(compact(text))?.groups ?? {};
  const euros = Number(amount.replace(",", "."));
  const per = euros < 5 ? "kWh" : "MWh";
  const perKWh = per === "kWh" ? euros : euros / 1000;
  if (perKWh < PLAUSIBLE.least || perKWh > PLAUSIBLE.most) return null;
  if (unit && unit !== per.toLowerCase()) return null;
  return { euros, per, perKWh };
}

/** A complete date, also of a year with two or six digits. */
const DIGITS = /^\d{4,6}-\d\d-\d\d$/;
const YEAR_OF_FOUR_DIGITS = /^[1-9]\d{3}-/;

/** Message on an unusable date; empty for a usable day. A browser gives « 31/12/27 » as 0027-12-31. */
function missingInDay(text: string): string {
  if (!DIGITS.test(text)) return "une date complète\u00a0: jour, mois et année";
  if (!YEAR_OF_FOUR_DIGITS.test(text)) return "l’année en quatre chiffres, par exemple 2027";
  if (text < FIRST_DAY) return `une date à partir de ${FIRST_DAY.slice(0, 4)}, par exemple en 2027`;
  if (text > LAST_DAY) return `une date jusqu’à ${LAST_DAY.slice(0, 4)}, par exemple en 2027`;
  return isDay(text) ? "" : "une date qui existe";
}

/** The longest notice that is accepted, and the words for it. */
const NOTICE_LIMITS = {
  days: { most: 730, wanted: "de 730\u00a0jours au plus, par exemple 60" },
  months: { most: 24, wanted: "de 24\u00a0mois au plus, par exemple 3" },
} as const;

/** A unit in the text overrides the chosen one. `wanted` says which notice is accepted. */
function noticeIn(text: string, chosen: string | undefined): { notice: Period | null; wanted: string } {
  const typed = readPeriod(text);
  const chosenUnit = chosen === "days" ? "days" : "months";
  const unit = typed && !typed.isGuess ? typed.unit : chosenUnit;
  const { most, wanted } = NOTICE_LIMITS[unit];
  const count = typed?.count ?? NaN;
  return {
    notice: count > 0 && count <= most ? { count, unit } : null,
    wanted: `un préavis ${count === 0 ? "d’au moins un jour" : wanted}`,
  };
}

const readChoice = <Options extends object>(options: Options, typed = ""): Chosen<Options> =>
  typed && Object.hasOwn(options, typed) ? (typed as Chosen<Options>) : null;

/** Plausibility limit in euros per lot and year: above it, the number is probably kWh. */
const MOST_EUROS_PER_LOT = 5000;

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
  /** The period in the règlement, in days. */
  readonly convocationDays: number | null;
  readonly delegate: Chosen<typeof fields.delegate.options>;
  /** Maximum in euros a year before tax. */
  readonly ceiling: number | null;
  /** The same for a waiting contract, which bridges the time to the next vote. */
  readonly waitingCeiling: number | null;
  readonly waitingMonths: number | null;
  readonly renewal: Chosen<typeof fields.renewal.options>;
  readonly renewalMonths: number | null;
  /** Unit: months. */
  readonly duration: number | null;
  /** By field, in French. */
  readonly problems: Readonly<Partial<Record<FieldName, string>>>;
}

/** An invalid field counts as not given. @param today the visitor's day. @param convocationDays the legal period, in days. */
export function readEntries(typed: Typed, today: IsoDay, convocationDays: number): Entries {
  const problems: Partial<Record<FieldName, string>> = {};
  const refuse = (name: FieldName, problem: string) => {
    problems[name] = problem;
    return null;
  };
  const read = <Value>(name: FieldName, parse: (text: string) => Value | null, wanted: string) => {
    const text = (typed[name] ?? "").trim();
    return text ? (parse(text) ?? refuse(name, `Indiquez ${wanted}.`)) : null;
  };
  const readDay = (name: FieldName) => {
    const missing = missingInDay((typed[name] ?? "").trim());
    return read(name, (text) => (missing ? null : text), missing);
  };
  const readMonths = (name: FieldName, most: number, wanted: string) =>
    read(name, wholeWith("mois", 1, most), `un nombre de mois, ${wanted}`);
  const lots = read("lots", wholeWith("lots?", 1, 99_999), "un nombre de lots, par exemple 45");
  const forLots = (name: FieldName, value: number | null, advice: string) =>
    value !== null && lots !== null && value / lots > MOST_EUROS_PER_LOT
      ? refuse(name, `${numberInFrench(value)}\u00a0€ pour ${counted(lots, "lot")}\u00a0: ${advice}`)
      : value;
  const readEuros = (name: FieldName) => {
    const euros = read(name, parseEuros, "un montant en euros, par exemple 12\u00a0500");
    return forLots(name, euros, "est-ce un nombre de kWh\u00a0?");
  };
  const kWh = wholeWith("kwh", 1, MOST);
  const consumption = read("consumption", kWh, "une consommation en kWh, par exemple 120\u00a0000");
  const price = read("price", parsePrice, "un prix HT par kWh ou par MWh, par exemple 0,12 ou 120");
  const product = consumption && price && !typed.cost?.trim() ? rounded(consumption * price.perKWh) : null;
  const usageCost = forLots("price", product, "vérifiez la consommation et le prix.");
  const usage =
    consumption && price
      ? `${numberInFrench(consumption)}\u00a0kWh × ${numberInFrench(price.euros, 6)}\u00a0€\u00a0HT par\u00a0${price.per}`
      : null;
  const meeting = readDay("meeting");
  const { notice, wanted } = noticeIn(typed.notice ?? "", typed.noticeUnit);
  return {
    copropriete: cleanText(typed.copropriete ?? ""),
    energy: readChoice(fields.energy.options, typed.energy),
    lots,
    cost: readEuros("cost") ?? usageCost,
    consumption,
    usage: usageCost === null ? null : usage,
    contractEnd: readDay("contractEnd"),
    notice: read("notice", () => notice, wanted),
    meter: readChoice(fields.meter.options, typed.meter),
    meeting: meeting && meeting < today ? refuse("meeting", "Cette assemblée a déjà eu lieu.") : meeting,
    convocationDays: read(
      "convocationDays",
      wholeWith("j|jours?", convocationDays, 120),
      `un nombre de jours, ${convocationDays} au moins`,
    ),
    delegate: readChoice(fields.delegate.options, typed.delegate),
    ceiling: readEuros("ceiling"),
    waitingCeiling: readEuros("waitingCeiling"),
    waitingMonths: readMonths("waitingMonths", 12, "de 1 à 12, par exemple 3"),
    renewal: readChoice(fields.renewal.options, typed.renewal),
    renewalMonths: readMonths("renewalMonths", 60, "de 1 à 60, par exemple 12"),
    duration: readMonths("duration", 120, "par exemple 36"),
    problems,
  };
}
