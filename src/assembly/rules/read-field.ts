/** Reads the fields one by one, with a message in French for each text that is invalid. */
import { FIRST_DAY, LAST_DAY } from "../../forms/elements";
import { isDay, type IsoDay } from "../../french/dates";
import {
  inEitherUnit,
  LONGEST_NOTICE,
  type Notice,
  readNotice,
  wordsAfterDuration,
} from "../../french/notice";
import { counted, numberInFrench } from "../../french/numbers";
import type { FieldName, FieldTexts } from "./fields";
import { numberWith, wholeWith } from "./number-parsers";

/** Maximum in euros, and in kWh. */
const MOST = 99_999_999;
/** Plausibility limit in euros per lot and year: above it, the number is probably kWh. */
const MOST_EUROS_PER_LOT = 5000;

const parseAmount = numberWith("(?:€|euros?|eur)?(?:ht)?(?:/an|paran)?", 1, MOST);
/** « 34 080 € HT/an », « € 500 » */
const parseEuros = (text: string) => parseAmount(text.replace(/^\s*€/, ""));

const parseKWh = wholeWith("kwh", 1, MOST);
const parseMWh = numberWith("mwh", 0.001, MOST / 1000, 3);

/** Parses a consumption in kWh: « 120 000 kWh », « 412 MWh ». */
export function parseConsumption(text: string): number | null {
  if (!/mwh/i.test(text)) return parseKWh(text);
  const inMWh = parseMWh(text);
  return inMWh && Math.round(inMWh * 1000);
}

/** A complete date, also of a year with six digits: « 202700-12-31 ». */
const COMPLETE_DATE = /^\d{4,6}-\d\d-\d\d$/;
/** « 2027- », but not « 0027- », which a browser gives for « 31/12/27 ». */
const YEAR_OF_FOUR_DIGITS = /^[1-9]\d{3}-/;

/** The words for what a day lacks, after « Indiquez »; empty for a valid day. */
function missingInDay(text: string): string {
  if (!COMPLETE_DATE.test(text)) return "une date complète\u00a0: jour, mois et année";
  if (!YEAR_OF_FOUR_DIGITS.test(text)) return "l’année en quatre chiffres, par exemple 2027";
  if (text < FIRST_DAY) return `une date à partir de ${FIRST_DAY.slice(0, 4)}, par exemple en 2027`;
  if (text > LAST_DAY) return `une date jusqu’à ${LAST_DAY.slice(0, 4)}, par exemple en 2027`;
  return isDay(text) ? "" : "une date qui existe";
}

const { months, days } = LONGEST_NOTICE;
const NO_NOTICE = `Indiquez un préavis de 1 à ${months}\u00a0mois, ou de 1 à ${days}\u00a0jours, par exemple 3\u00a0mois ou 45\u00a0jours.`;

/** Reads a value from a field's text; null for an invalid text. */
type Parse<Value> = (text: string) => Value | null;

/** Reads fields in turn. Each `read…` gives null for an empty or an invalid field, and adds a problem for an invalid one. */
export class FieldReader {
  readonly problems: Partial<Record<FieldName, string>> = {};

  constructor(private readonly typed: FieldTexts) {}

  textOf(name: FieldName): string {
    return (this.typed[name] ?? "").trim();
  }

  refuse(name: FieldName, problem: string): null {
    this.problems[name] = problem;
    return null;
  }

  /** @param wanted the words for a valid text, after « Indiquez ». */
  read<Value>(name: FieldName, parse: Parse<Value>, wanted: string): Value | null {
    const text = this.textOf(name);
    if (!text) return null;
    return parse(text) ?? this.refuse(name, `Indiquez ${wanted}.`);
  }

  readDay(name: FieldName): IsoDay | null {
    const missing = missingInDay(this.textOf(name));
    return this.read(name, (text) => (missing ? null : text), missing);
  }

  readMonths(name: FieldName, most: number, wanted: string): number | null {
    return this.read(name, wholeWith("mois", 1, most), `un nombre de mois, ${wanted}`);
  }

  readNotice(): Notice | null {
    const text = this.textOf("notice");
    const notice = readNotice(text);
    if (notice?.unit) return notice;
    if (notice) return this.refuse("notice", `Précisez\u00a0: ${inEitherUnit(notice.count)}.`);
    if (!text) return null;
    const words = wordsAfterDuration(text);
    const why = words ? `«\u00a0${words}\u00a0» n’est pas compris. ` : "";
    return this.refuse("notice", why + NO_NOTICE);
  }

  readEuros(name: FieldName, lots: number | null): number | null {
    if (/ttc/i.test(this.textOf(name)))
      return this.refuse(name, "Ce montant est TTC\u00a0: indiquez-le hors taxes (HT).");
    const euros = this.read(name, parseEuros, "un montant en euros, par exemple 12\u00a0500");
    if (euros === null || lots === null || euros / lots <= MOST_EUROS_PER_LOT) return euros;
    return this.refuse(
      name,
      `${numberInFrench(euros)}\u00a0€ pour ${counted(lots, "lot")}\u00a0: est-ce un nombre de kWh\u00a0?`,
    );
  }
}
