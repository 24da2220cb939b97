import { cleanText } from "../../content/invisible";
import { compact, numberWith, wholeWith } from "../../contract/read-number";
import { isDay, type IsoDay } from "../../french/dates";
import { type Period, readPeriod } from "../../french/notice";
import { counted, numberInFrench } from "../../french/numbers";
import { type FieldName, fields, type Typed } from "./fields";
import { rounded } from "./rounding";

/** Maximum in euros, and in kWh. */
const MOST = 99_999_999;

const parseEuros = numberWith("(?:€|euros?|eur)?(?:ht)?(?:/an|paran)?", 1, MOST);

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

const parseDay = (text: string) => (text.startsWith("20") && isDay(text) ? text : null);

/** A unit in the text overrides the chosen one. `wanted` says which notice is accepted. */
function noticeIn(text: string, chosen: string | undefined) {
  const typed = readPeriod(text);
  const unit = typed && !typed.isGuess ? typed.unit : chosen === "days" ? "days" : "months";
  const [most, limit, example] = unit === "days" ? [730, "730\u00a0jours", 60] : [24, "24\u00a0mois", 3];
  const count = typed?.count ?? NaN;
  const notice: Period | null = count > 0 && count <= most ? { count, unit } : null;
  const range = count === 0 ? "d’au moins un jour" : `de ${limit} au plus, par exemple ${example}`;
  return { notice, wanted: `un préavis ${range}` };
}

const readChoice = <Value extends string>(options: Readonly<Record<Value, string>>, typed = "") =>
  typed && Object.hasOwn(options, typed) ? (typed as Exclude<Value, "">) : null;

/** Plausibility limit in euros per lot and year: above it, the number is probably kWh. */
const MOST_EUROS_PER_LOT = 5000;

/** An invalid field counts as not given. @param today the visitor's day. @param convocationDays the legal period, in days. */
export function readEntries(typed: Typed, today: IsoDay, convocationDays: number) {
  const problems: Partial<Record<FieldName, string>> = {};
  const refuse = (name: FieldName, problem: string) => {
    problems[name] = problem;
    return null;
  };
  const read = <Value>(name: FieldName, parse: (text: string) => Value | null, wanted: string) => {
    const text = (typed[name] ?? "").trim();
    return text ? (parse(text) ?? refuse(name, `Indiquez ${wanted}.`)) : null;
  };
  const readDay = (name: FieldName) => read(name, parseDay, "une date complète\u00a0: jour, mois et année");
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
  const meeting = readDay("meeting");
  const { notice, wanted } = noticeIn(typed.notice ?? "", typed.noticeUnit);
  return {
    copropriete: cleanText(typed.copropriete ?? ""),
    energy: readChoice(fields.energy.options, typed.energy),
    lots,
    /** Yearly supply cost before tax, in euros: typed, or else estimated from the consumption. */
    cost: readEuros("cost") ?? usageCost,
    consumption,
    /** The derivation of a cost that is not typed: « 120 000 kWh × 0,12 € HT par kWh ». */
    usage:
      consumption && price && usageCost !== null
        ? `${numberInFrench(consumption)}\u00a0kWh × ${numberInFrench(price.euros, 6)}\u00a0€\u00a0HT par\u00a0${price.per}`
        : null,
    contractEnd: readDay("contractEnd"),
    notice: read("notice", () => notice, wanted),
    meter: readChoice(fields.meter.options, typed.meter),
    meeting: meeting && meeting < today ? refuse("meeting", "Cette assemblée a déjà eu lieu.") : meeting,
    /** The period in the règlement, in days. */
    convocationDays: read(
      "convocationDays",
      wholeWith("j|jours?", convocationDays, 120),
      `un nombre de jours, ${convocationDays} au moins`,
    ),
    delegate: readChoice(fields.delegate.options, typed.delegate),
    /** Maximum in euros a year before tax. A waiting contract bridges the time to the next vote. */
    ceiling: readEuros("ceiling"),
    waitingCeiling: readEuros("waitingCeiling"),
    waitingMonths: readMonths("waitingMonths", 12, "de 1 à 12, par exemple 3"),
    renewal: readChoice(fields.renewal.options, typed.renewal),
    renewalMonths: readMonths("renewalMonths", 60, "de 1 à 60, par exemple 12"),
    duration: readMonths("duration", 120, "par exemple 36"),
    problems,
  };
}

/** Null or an empty text: not given, or invalid. */
export type Entries = Readonly<ReturnType<typeof readEntries>>;
