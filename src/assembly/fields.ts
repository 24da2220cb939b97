import { isDay } from "../content/day";
import { cleanText } from "../study-request/prefill";
import type { Day, Duration } from "./days";
import { numberInFrench, rounded } from "./estimate";

/** A field of the form, in French. */
interface Field {
  label: string;
  hint: string;
  input?: "text" | "date" | "number";
  /** The options of a choice, by value. `none` is the empty option. */
  options?: Readonly<Record<string, string>>;
}

const amount = "Indiquez un montant en euros, par exemple 12\u00a0500.";
const wrongPrice = "Indiquez un prix HT par kWh ou par MWh, par exemple 0,12 ou 120.";
const wrongConsumption = "Indiquez une consommation en kWh, par exemple 120\u00a0000.";
const date = "Indiquez une date complète\u00a0: jour, mois et année.";

/** The values of the contact form's field `typeContrat`. */
const energies = { electricite: "Électricité", gaz: "Gaz", "electricite-gaz": "Électricité et gaz" } as const;
const delegates = { "conseil-syndical": "Conseil syndical", syndic: "Syndic" } as const;

/** The fields of the form. */
export const fields = {
  contractEnd: { input: "date", label: "Fin du contrat", hint: "L’échéance du contrat en cours" },
  notice: { input: "number", label: "Préavis", hint: "Le délai du contrat pour le dénoncer avant sa fin" },
  noticeUnit: { label: "Unité du préavis", hint: "", options: { months: "mois", days: "jours" } },
  meeting: { input: "date", label: "Date de l’assemblée générale", hint: "Fixée ou envisagée" },
  convocationDays: {
    input: "number",
    label: "Délai de convocation, en jours",
    hint: "Si votre règlement de copropriété en prévoit un plus long que la loi",
  },
  copropriete: {
    input: "text",
    label: "Nom de la copropriété",
    hint: "Tel qu’il figurera dans les résolutions et dans votre agenda",
  },
  energy: {
    label: "Énergie",
    hint: "Celle du contrat à renouveler",
    options: { none: "Non précisée", ...energies },
  },
  lots: { input: "number", label: "Nombre de lots", hint: "Logements et commerces, sans caves ni parkings" },
  cost: {
    input: "number",
    label: "Coût annuel de la fourniture, en euros HT",
    hint: "Sur vos factures\u00a0: consommation annuelle × prix du kWh HT, sans acheminement ni taxes",
  },
  consumption: {
    input: "number",
    label: "Consommation annuelle, en kWh",
    hint: "Si vous ne connaissez pas le coût",
  },
  price: {
    input: "number",
    label: "Prix du kWh ou du MWh, en euros HT",
    hint: "Par exemple 0,12 ou 120",
  },
  delegate: {
    label: "Délégataire",
    hint: "Qui choisira l’offre, dans les limites votées",
    options: { none: "Non précisé", ...delegates },
  },
  ceiling: {
    input: "number",
    label: "Montant annuel maximal, en euros HT",
    hint: "Pour la fourniture, hors acheminement et taxes\u00a0: la délégation s’arrête à ce montant",
  },
  duration: { input: "number", label: "Durée maximale du contrat, en mois", hint: "Par exemple 36" },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

/** What the fields contain. Undefined: a date that is only typed in part. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** What is wrong, by field, in French. */
export type Problems = Readonly<Partial<Record<FieldName, string>>>;

/** What the visitor has typed and chosen, read. `null` or an empty text: not given, or wrong. */
export interface Entries {
  copropriete: string;
  energy: keyof typeof energies | null;
  lots: number | null;
  /** The yearly supply cost before tax, in euros: as typed, or else about what the consumption costs. */
  cost: number | null;
  /** The consumption and its price, in French, if the cost follows from them: « 120 000 kWh × 0,12 € HT par kWh ». */
  usage: string | null;
  contractEnd: Day | null;
  notice: Duration | null;
  meeting: Day | null;
  /** The règlement's period of convocation, in days. */
  convocationDays: number | null;
  delegate: keyof typeof delegates | null;
  /** The largest yearly amount before tax, in euros. */
  ceiling: number | null;
  /** The longest duration of the contract, in months. */
  duration: number | null;
  problems: Problems;
}

/** The visitor's day, and the law's period of convocation, in days. */
export interface ReadingRules {
  today: Day;
  convocationDays: number;
}

const [FIRST_DAY, LAST_DAY] = ["2000-01-01", "2099-12-31"];
const MOST_EUROS = 99_999_999;
/** What no copropriété pays for its energy a year, in euros a lot: such a number is a consumption in kWh. */
const MOST_EUROS_PER_LOT = 5000;

/** A whole number with or without points or spaces between thousands; decimals after a comma or a point. */
const NUMBER = "(\\d+|\\d{1,3}(?:\\.\\d{3})+)(?:[,.](\\d{1,2}))?";
const EUROS = "(?:€|euros?|eur)?(?:ht)?(?:/an|paran)?";

/**
 * Reads a number as people type it: « 34 080,00 € », « 34.080 », « € 500 », « 500 € HT », « 45 lots ».
 * @param unit a pattern of what may follow the number.
 * @returns null for an empty text, undefined for a wrong one.
 */
export function readNumber(text: string, unit: string): number | null | undefined {
  const typed = text.normalize("NFKC").replace(/\s/g, "").toLowerCase();
  if (!typed) return null;
  const [, whole, decimals = "0"] = new RegExp(`^€?${NUMBER}(?:${unit})?$`).exec(typed) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replaceAll(".", "")}.${decimals}`);
}

/** What electricity and gas may cost, in euros before tax. The two ranges do not meet: a price without a unit has only one. */
const PRICES = { kWh: [0.005, 2], MWh: [5, 2000] } as const;

/** Reads a price of energy: « 0,1153 », « 115,30 €/MWh ». @returns undefined for a wrong one. */
function readPrice(text: string) {
  const typed = text.normalize("NFKC").replace(/\s/g, "").toLowerCase().replace(",", ".");
  const [, amount = "", unit] =
    /^€?(\d{1,4}(?:\.\d{1,6})?)(?:€|euros?)?(?:ht)?(?:(?:\/|par)?([km]wh))?(?:ht)?$/.exec(typed) ?? [];
  const euros = Number(amount);
  const per = (["kWh", "MWh"] as const).find(
    (each) => (!unit || each.toLowerCase() === unit) && euros >= PRICES[each][0] && euros <= PRICES[each][1],
  );
  return per && { euros, per };
}

const readChoice = <Value extends string>(options: Readonly<Record<Value, string>>, typed = "") =>
  Object.hasOwn(options, typed) ? (typed as Value) : null;

/** What is wrong with an amount for that many lots, if something is. @param advice what to check. */
function lotsProblem(euros: number | null, lots: number | null, advice: string): string | undefined {
  if (euros === null || lots === null || euros / lots <= MOST_EUROS_PER_LOT) return undefined;
  return `${numberInFrench(euros)}\u00a0€ pour ${numberInFrench(lots)}\u00a0lots\u00a0: ${advice}`;
}

/** Reads the fields. A wrong value counts as not given, and has its problem. */
export function readEntries(typed: Typed, { today, convocationDays }: ReadingRules): Entries {
  const problems: Partial<Record<FieldName, string>> = {};
  const refuse = (name: FieldName, problem: string) => {
    problems[name] = problem;
    return null;
  };
  const count = (name: FieldName, unit: string, [min, max]: readonly [number, number], problem: string) => {
    const number = readNumber(typed[name] ?? "", unit);
    if (number === null) return null;
    const fits = number !== undefined && Number.isInteger(number) && number >= min && number <= max;
    return fits ? number : refuse(name, problem);
  };
  const euros = (name: "cost" | "ceiling", lots: number | null) => {
    const number = readNumber(typed[name] ?? "", EUROS);
    if (number === undefined || (number !== null && (number < 1 || number > MOST_EUROS)))
      return refuse(name, amount);
    const problem = lotsProblem(number, lots, "est-ce un nombre de kWh\u00a0?");
    return problem ? refuse(name, problem) : number;
  };
  const day = (name: "contractEnd" | "meeting") => {
    const text = typed[name];
    if (text === "") return null;
    return text !== undefined && isDay(text) && text >= FIRST_DAY && text <= LAST_DAY
      ? text
      : refuse(name, date);
  };

  /** What the consumption costs, unless the cost itself is given. */
  const usage = (lots: number | null) => {
    const kWh = count("consumption", "kwh", [1, MOST_EUROS], wrongConsumption);
    const price = typed.price?.trim() ? (readPrice(typed.price) ?? refuse("price", wrongPrice)) : null;
    if (kWh === null || price === null || typed.cost?.trim()) return { cost: null, usage: null };
    const cost = rounded((kWh * price.euros) / (price.per === "MWh" ? 1000 : 1));
    const problem = lotsProblem(cost, lots, "vérifiez la consommation et le prix.");
    const euros = String(price.euros).replace(".", ",");
    return problem
      ? { cost: refuse("price", problem), usage: null }
      : {
          cost,
          usage: `${numberInFrench(kWh)}\u00a0kWh × ${euros}\u00a0€\u00a0HT par\u00a0${price.per}`,
        };
  };

  const unit = typed.noticeUnit === "days" ? "days" : "months";
  const notice =
    unit === "months"
      ? count("notice", "mois", [1, 24], "Indiquez un préavis de 24\u00a0mois au plus, par exemple 3.")
      : count(
          "notice",
          "j|jours?",
          [1, 730],
          "Indiquez un préavis de 730\u00a0jours au plus, par exemple 60.",
        );
  const meeting = day("meeting");
  const lots = count("lots", "lots?", [1, 99_999], "Indiquez un nombre de lots, par exemple 45.");
  const used = usage(lots);
  return {
    copropriete: cleanText(typed.copropriete ?? ""),
    energy: readChoice(energies, typed.energy),
    lots,
    cost: euros("cost", lots) ?? used.cost,
    usage: used.usage,
    contractEnd: day("contractEnd"),
    notice: notice === null ? null : { count: notice, unit },
    meeting: meeting && meeting < today ? refuse("meeting", "Cette assemblée a déjà eu lieu.") : meeting,
    convocationDays: count(
      "convocationDays",
      "j|jours?",
      [convocationDays, 120],
      `Indiquez un nombre de jours, ${convocationDays} au moins.`,
    ),
    delegate: readChoice(delegates, typed.delegate),
    ceiling: euros("ceiling", lots),
    duration: count("duration", "mois", [1, 120], "Indiquez un nombre de mois, par exemple 36."),
    problems,
  };
}
