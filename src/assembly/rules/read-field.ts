/** Reads the fields one by one, with a message in French for each text that is invalid. */
import { FIRST_DAY, isFieldDay, LAST_DAY } from "../../forms/elements";
import type { IsoDay } from "../../french/dates";
import {
  inEitherUnit,
  LONGEST_NOTICE,
  type Notice,
  readNotice,
  wordsAfterDuration,
} from "../../french/notice";
import { readNumber } from "../../french/read-number";
import type { FieldName, FieldTexts } from "./dossier-fields";

/**
 * A parser of a number from `min` to `max`; null for other texts.
 * @param unit pattern of the optional unit, without spaces. @param most decimals.
 */
const numberWith = (unit: string, min: number, max: number, most = 2) => {
  const isUnit = new RegExp(`^(?:${unit})?$`);
  return (text: string) => {
    const read = readNumber(text, most);
    const isTaken = read && isUnit.test(read.unit) && read.value >= min && read.value <= max;
    return isTaken ? read.value : null;
  };
};

/** As `numberWith`, for whole numbers. */
export const wholeWith = (unit: string, min: number, max: number) => (text: string) => {
  const value = numberWith(unit, min, max)(text);
  return Number.isInteger(value) ? value : null;
};

/** Maximum in euros, and in kWh. */
const MOST = 99_999_999;

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

/** A complete date that is refused has another year: for « 31/12/27 », a browser gives 0027. */
const COMPLETE_DATE = /^\d+-\d\d-\d\d$/;
const OTHER_YEAR = `une date de ${FIRST_DAY.slice(0, 4)} à ${LAST_DAY.slice(0, 4)}, l’année en quatre chiffres`;
const INCOMPLETE_DATE = "une date complète\u00a0: jour, mois et année";

const { months, days } = LONGEST_NOTICE;
const NO_NOTICE = `Indiquez un préavis de 1 à ${months}\u00a0mois, ou de 1 à ${days}\u00a0jours, par exemple 3\u00a0mois ou 45\u00a0jours.`;

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

  /** @param parse null for an invalid text. @param wanted the words for a valid one, after « Indiquez ». */
  read<Value>(name: FieldName, parse: (text: string) => Value | null, wanted: string): Value | null {
    const text = this.textOf(name);
    if (!text) return null;
    return parse(text) ?? this.refuse(name, `Indiquez ${wanted}.`);
  }

  readDay(name: FieldName): IsoDay | null {
    const wanted = COMPLETE_DATE.test(this.textOf(name)) ? OTHER_YEAR : INCOMPLETE_DATE;
    return this.read(name, (text) => (isFieldDay(text) ? text : null), wanted);
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

  readEuros(name: FieldName): number | null {
    return this.read(name, parseEuros, "un montant en euros HT, par exemple 12\u00a0500");
  }
}
