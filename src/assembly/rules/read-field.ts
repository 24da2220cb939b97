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
 * @param unit pattern of the optional unit, without spaces. @param maxDecimals more decimals are invalid.
 */
const numberWith = (unit: string, min: number, max: number, maxDecimals = 2) => {
  const isUnit = new RegExp(`^(?:${unit})?$`);
  return (text: string) => {
    const number = readNumber(text, maxDecimals);
    const isValid = number && isUnit.test(number.unit) && number.value >= min && number.value <= max;
    return isValid ? number.value : null;
  };
};

/** As `numberWith`, for whole numbers. */
export const wholeWith = (unit: string, min: number, max: number) => (text: string) => {
  const value = numberWith(unit, min, max)(text);
  return Number.isInteger(value) ? value : null;
};

/** Maximum in euros, and in kWh. */
const MAX_AMOUNT = 99_999_999;

const parseAmount = numberWith("(?:€|euros?|eur)?(?:ht)?(?:/an|paran)?", 1, MAX_AMOUNT);
/** « 34 080 € HT/an », « € 500 » */
const parseEuros = (text: string) => parseAmount(text.replace(/^\s*€/, ""));

const parseKWh = wholeWith("kwh", 1, MAX_AMOUNT);
const parseMWh = numberWith("mwh", 0.001, MAX_AMOUNT / 1000, 3);

/** Parses a consumption in kWh: « 120 000 kWh », « 412 MWh ». */
export function parseConsumption(text: string): number | null {
  if (!/mwh/i.test(text)) return parseKWh(text);
  const inMWh = parseMWh(text);
  return inMWh && Math.round(inMWh * 1000);
}

/** A complete date is refused for its year only: from « 31/12/27 », a browser makes the year 0027. */
const COMPLETE_DATE = /^\d+-\d\d-\d\d$/;
const OTHER_YEAR = `une date de ${FIRST_DAY.slice(0, 4)} à ${LAST_DAY.slice(0, 4)}, l’année en quatre chiffres`;
const INCOMPLETE_DATE = "une date complète\u00a0: jour, mois et année";

const { months, days } = LONGEST_NOTICE;
const NO_NOTICE = `Indiquez un préavis de 1 à ${months}\u00a0mois, ou de 1 à ${days}\u00a0jours, par exemple 3\u00a0mois ou 45\u00a0jours.`;

/** The dossier has room for a name of this length. */
const LONGEST_TEXT = 120;

/** Each `read…` returns null for an empty or an invalid field. An invalid field also gets a problem. */
export class FieldReader {
  readonly problems: Partial<Record<FieldName, string>> = {};

  constructor(private readonly typed: FieldTexts) {}

  textOf(name: FieldName): string {
    const text = (this.typed[name] ?? "").trim();
    if (text.length <= LONGEST_TEXT) return text;
    this.refuse(name, `Ce texte est trop long\u00a0: écrivez ${LONGEST_TEXT}\u00a0caractères au plus.`);
    return "";
  }

  /** Adds a problem. @returns null, the value of an invalid field. */
  refuse(name: FieldName, problem: string): null {
    this.problems[name] = problem;
    return null;
  }

  /** @param parse returns null for an invalid text. @param wanted what to write instead, after « Indiquez ». */
  readWith<Value>(name: FieldName, parse: (text: string) => Value | null, wanted: string): Value | null {
    const text = this.textOf(name);
    if (!text) return null;
    return parse(text) ?? this.refuse(name, `Indiquez ${wanted}.`);
  }

  readDay(name: FieldName): IsoDay | null {
    const wanted = COMPLETE_DATE.test(this.textOf(name)) ? OTHER_YEAR : INCOMPLETE_DATE;
    return this.readWith(name, (text) => (isFieldDay(text) ? text : null), wanted);
  }

  readMonths(name: FieldName, most: number, wanted: string): number | null {
    return this.readWith(name, wholeWith("mois", 1, most), `un nombre de mois, ${wanted}`);
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
    return this.readWith(name, parseEuros, "un montant en euros HT, par exemple 12\u00a0500");
  }
}
