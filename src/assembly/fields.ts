import { isDay } from "../content/day";
import { cleanText } from "../content/invisible";
import type { Draft } from "../forms/elements";
import type { FieldDescription } from "../forms/Field";
import type { Day } from "./day";

/** The fields of the form, in French. */
export const fields = {
  contractEnd: {
    kind: "date",
    label: "Fin du contrat",
    hint: "L’échéance en cours, ou la date de changement souhaitée",
  },
  notice: { kind: "amount", label: "Préavis", hint: "Le délai prévu par le contrat pour le dénoncer" },
  noticeUnit: {
    kind: "choice",
    label: "Unité du préavis",
    hint: "",
    options: { months: "mois", days: "jours" },
  },
  meter: {
    kind: "choice",
    label: "Taille du compteur",
    hint: "Puissance souscrite, ou consommation de gaz, sur la facture",
    options: {
      "": "Je ne sais pas",
      small: "36\u00a0kVA ou moins, ou gaz de moins de 30\u00a0MWh par an",
      large: "Plus",
    },
  },
  meeting: { kind: "date", label: "Date de l’assemblée générale", hint: "Fixée ou envisagée" },
  convocationDays: {
    kind: "amount",
    label: "Délai de convocation, en jours",
    hint: "Si votre règlement de copropriété en prévoit un plus long que la loi",
  },
  copropriete: {
    kind: "text",
    maxLength: 120,
    label: "Nom de la copropriété",
    hint: "Tel qu’il figurera dans les résolutions et dans votre agenda",
  },
  energy: {
    kind: "choice",
    label: "Énergie",
    hint: "Celle du contrat à renouveler",
    // The values of the contact form's field `typeContrat`.
    options: {
      "": "Non précisée",
      electricite: "Électricité",
      gaz: "Gaz",
      "electricite-gaz": "Électricité et gaz",
    },
  },
  lots: { kind: "amount", label: "Nombre de lots", hint: "Logements et commerces, sans caves ni parkings" },
  cost: {
    kind: "amount",
    label: "Coût annuel de la fourniture, en euros HT",
    hint: "Sur vos factures\u00a0: consommation annuelle × prix du kWh HT, sans acheminement ni taxes",
  },
  consumption: {
    kind: "amount",
    label: "Consommation annuelle, en kWh",
    hint: "Si vous ne connaissez pas le coût",
  },
  price: { kind: "amount", label: "Prix du kWh ou du MWh, en euros HT", hint: "Par exemple 0,12 ou 120" },
  delegate: {
    kind: "choice",
    label: "Délégataire",
    hint: "Qui choisira l’offre, dans les limites votées",
    options: { "": "Non précisé", "conseil-syndical": "Conseil syndical", syndic: "Syndic" },
  },
  ceiling: {
    kind: "amount",
    label: "Montant annuel maximal, en euros HT",
    hint: "Pour la fourniture, hors acheminement et taxes\u00a0: la délégation s’arrête à ce montant",
  },
  duration: { kind: "amount", label: "Durée maximale du contrat, en mois", hint: "Par exemple 36" },
} as const satisfies Readonly<Record<string, Omit<FieldDescription, "name">>>;

export type FieldName = keyof typeof fields;

/** Texts by field: what the fields contain, or what is wrong in them, in French. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** The smallest step of an estimate, in euros. */
export const STEP = 100;

/** A number in French, with two decimals or more if it is not whole: « 12 500 », « 12 500,50 ». */
export function numberInFrench(number: number, maximumFractionDigits = 2): string {
  // The page shows one before anyone types. `Intl` is slow at its first use: see `MONTHS`.
  if (Number.isInteger(number)) return `${number}`.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  const text = number.toLocaleString("fr", { minimumFractionDigits: 2, maximumFractionDigits });
  return text.replaceAll("\u202f", "\u00a0");
}

/** Rounds to two digits, and never finer than a step: an estimate is not more exact. Half is rounded up. */
export function rounded(euros: number, finest = STEP): number {
  const step = Math.max(finest, 10 ** (Math.floor(euros).toFixed(0).length - 2));
  return Math.round(euros / step) * step;
}

/** What was typed in this visit: the home page and the guide share it. */
export const draft: Draft<Typed> = { current: {} };

/** The largest amount, in euros, and the largest consumption, in kWh. */
const MOST = 99_999_999;
/** What no copropriété pays for its energy a year, in euros a lot: such a number is a consumption in kWh. */
const MOST_EUROS_PER_LOT = 5000;

/** A whole number with or without points or spaces between thousands; decimals after a comma or a point. */
const NUMBER = "(\\d+|\\d{1,3}(?:\\.\\d{3})+)(?:[,.](\\d{1,2}))?";
const EUROS = "(?:€|euros?|eur)?(?:ht)?(?:/an|paran)?";

const compact = (text = "") => text.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/**
 * Reads a price of energy: « 0,1153 », « 115,30 €/MWh ». It is between 0.005 and 2 € per kWh before tax, so without a unit it can only
 * be per kWh or only per MWh. @returns undefined for a wrong one.
 */
function readPrice(text: string) {
  const [, amount = "", unit] =
    /^€?(\d{1,4}(?:[,.]\d{1,6})?)(?:€|euros?)?(?:ht)?(?:(?:\/|par)?([km]wh))?(?:ht)?$/.exec(text) ?? [];
  const euros = Number(amount.replace(",", "."));
  const [per, kWh] = euros < 5 ? (["kWh", 1] as const) : (["MWh", 1000] as const);
  const fits = euros / kWh >= 0.005 && euros / kWh <= 2 && (!unit || unit === per.toLowerCase());
  return fits ? { euros, per, perKWh: euros / kWh } : undefined;
}

const readChoice = <Value extends string>(options: Readonly<Record<Value, string>>, typed = "") =>
  typed && Object.hasOwn(options, typed) ? (typed as Exclude<Value, "">) : null;

/** Reads the fields on the visitor's day, with the law's period of convocation. A wrong value counts as not given, and has its problem. */
export function readEntries(typed: Typed, today: Day, convocationDays: number) {
  const problems: Partial<Record<FieldName, string>> = {};
  const refuse = (name: FieldName, problem: string) => {
    problems[name] = problem;
    return null;
  };
  /** Reads a number as people type it: « 34 080,00 € », « € 500 », « 45 lots ». `unit`: a pattern of what may follow. */
  const number = (name: FieldName, unit: string, [min, max]: readonly [number, number], wanted: string) => {
    const text = compact(typed[name]);
    if (!text) return null;
    const [, whole = "?", decimals = "0"] = new RegExp(`^€?${NUMBER}(?:${unit})?$`).exec(text) ?? [];
    const value = Number(`${whole.replaceAll(".", "")}.${decimals}`);
    const fits = value >= min && value <= max && (unit === EUROS || Number.isInteger(value));
    return fits ? value : refuse(name, `Indiquez ${wanted}.`);
  };
  const lots = number("lots", "lots?", [1, 99_999], "un nombre de lots, par exemple 45");
  /** Refuses what is too much for so many lots. */
  const forLots = (name: FieldName, value: number | null, advice: string) => {
    if (value === null || lots === null || value / lots <= MOST_EUROS_PER_LOT) return value;
    const sum = `${numberInFrench(value)}\u00a0€ pour ${numberInFrench(lots)}\u00a0lots`;
    return refuse(name, `${sum}\u00a0: ${advice}`);
  };
  const euros = (name: "cost" | "ceiling") => {
    const value = number(name, EUROS, [1, MOST], "un montant en euros, par exemple 12\u00a0500");
    return forLots(name, value, "est-ce un nombre de kWh\u00a0?");
  };
  const day = (name: "contractEnd" | "meeting") => {
    const text = typed[name];
    if (!text) return null;
    if (text.startsWith("20") && isDay(text)) return text;
    return refuse(name, "Indiquez une date complète\u00a0: jour, mois et année.");
  };

  const typedPrice = compact(typed.price);
  const wrongPrice = "Indiquez un prix HT par kWh ou par MWh, par exemple 0,12 ou 120.";
  const kWh = number("consumption", "kwh", [1, MOST], "une consommation en kWh, par exemple 120\u00a0000");
  const price = typedPrice ? (readPrice(typedPrice) ?? refuse("price", wrongPrice)) : null;
  const product = kWh && price && !compact(typed.cost) ? rounded(kWh * price.perKWh) : null;
  const usageCost = forLots("price", product, "vérifiez la consommation et le prix.");
  const unit: "days" | "months" = typed.noticeUnit === "days" ? "days" : "months";
  const count =
    unit === "days"
      ? number("notice", "j|jours?", [1, 730], "un préavis de 730\u00a0jours au plus, par exemple 60")
      : number("notice", "mois", [1, 24], "un préavis de 24\u00a0mois au plus, par exemple 3");
  const shortest = `un nombre de jours, ${convocationDays} au moins`;
  const meeting = day("meeting");
  return {
    copropriete: cleanText(typed.copropriete ?? ""),
    energy: readChoice(fields.energy.options, typed.energy),
    lots,
    /** The yearly supply cost before tax, in euros: as typed, or else about what the consumption costs. */
    cost: euros("cost") ?? usageCost,
    /** In kWh a year. */
    consumption: kWh,
    /** What the cost follows from, if not typed: « 120 000 kWh × 0,12 € HT par kWh ». */
    usage:
      kWh && price && usageCost !== null
        ? `${numberInFrench(kWh)}\u00a0kWh × ${numberInFrench(price.euros, 6)}\u00a0€\u00a0HT par\u00a0${price.per}`
        : null,
    contractEnd: day("contractEnd"),
    notice: count === null ? null : { count, unit },
    meter: readChoice(fields.meter.options, typed.meter),
    meeting: meeting && meeting < today ? refuse("meeting", "Cette assemblée a déjà eu lieu.") : meeting,
    /** The règlement's period of convocation, in days. */
    convocationDays: number("convocationDays", "j|jours?", [convocationDays, 120], shortest),
    delegate: readChoice(fields.delegate.options, typed.delegate),
    /** The largest yearly amount before tax, in euros. */
    ceiling: euros("ceiling"),
    /** The longest duration of the contract, in months. */
    duration: number("duration", "mois", [1, 120], "un nombre de mois, par exemple 36"),
    problems,
  };
}

/** What the visitor has typed and chosen, read. `null` or an empty text: not given, or wrong. */
export type Entries = Readonly<ReturnType<typeof readEntries>>;
