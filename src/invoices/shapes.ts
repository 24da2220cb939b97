/** Finds values in texts by their shape: days, delivery points, sizes, durations. All patterns are for plain lines: small letters without accents. */
import type { IsoDay } from "../french/dates";
import { COUNT_PATTERN, type Notice, readNotice } from "../french/notice";
import { readDay } from "../french/read-day";
import { NUMBER_PATTERN, readNumber } from "../french/read-number";

/** A value at a place of a text. */
export interface Occurrence<Value> {
  value: Value;
  start: number;
  end: number;
}

function allIn<Value>(
  plain: string,
  pattern: RegExp,
  read: (match: string) => Value | undefined,
): Occurrence<Value>[] {
  return [...plain.matchAll(pattern)].flatMap(({ index, groups: { before = "", value: text = "" } = {} }) => {
    const value = read(text);
    const start = index + before.length;
    return value === undefined ? [] : [{ value, start, end: start + text.length }];
  });
}

/** « 31/12/2027 », « 31 . 12 . 27 », « 2027-12-31 », « 1er mars 2027 », « 31décembre2027 » */
const DAY =
  /(?<before>^|[^\d/])(?<value>\d{4}-\d\d-\d\d|\d\d? ?[/.-] ?\d\d? ?[/.-] ?(?:20\d\d|\d\d)|\d\d?(?:er)? ?[a-z]{3,9}\.? ?20\d\d)(?![\d/])/g;

/** The days of a text, each with its place. */
export const daysIn = (plain: string): Occurrence<IsoDay>[] => allIn(plain, DAY, readDay);

/** « 951,20 € », but not the unit price « 0,12 €/kWh ». */
const AMOUNT = /\d\s?(?:€|eur(?:os?)?\b)(?!\s?(?:ht|ttc)?\s?(?:\/|par))/;
export const hasAmount = (plain: string) => AMOUNT.test(plain);

/** « 25 841 823 335 971 », « GI 118 204 » */
const DELIVERY_POINT = /(?<before>^|[^\d])(?<value>\d(?:[ .-]?\d){13}|gi ?\d{3} ?\d{3})(?![ .-]?\d)/g;
export const deliveryPointsIn = (plain: string): Occurrence<string>[] =>
  allIn(plain, DELIVERY_POINT, (text) => text.replace(/[ .-]/g, "").toUpperCase());

/** « 72 kVA » */
const POWER = new RegExp(`(?<before>^|[^\\d,.])(?<value>${NUMBER_PATTERN}) ?kva`, "g");
/** « 186 450 kWh », « 1 240 MWh » */
const CONSUMPTION = new RegExp(`(?<before>^|[^\\d,.])(?<value>${NUMBER_PATTERN} ?[km]wh)`, "g");
/** A number that fills its cell, below a heading with the unit. */
const BARE = new RegExp(`(?<before>^\\s*)(?<value>${NUMBER_PATTERN})\\s*$`, "g");

function positive(text: string): number | undefined {
  const value = readNumber(text)?.value ?? 0;
  return value > 0 ? value : undefined;
}

/** Powers in kVA. @param heading the label, which may have the unit. */
export const powersIn = (plain: string, heading: string): Occurrence<number>[] =>
  allIn(plain, heading.includes("kva") && !plain.includes("kva") ? BARE : POWER, positive);

/** Consumptions in MWh. @param heading the label, which may have the unit. */
export function consumptionsIn(plain: string, heading: string): Occurrence<number>[] {
  const [ofHeading = ""] = /[km]wh/.exec(heading) ?? [];
  const isBare = ofHeading !== "" && !/[km]wh/.test(plain);
  return allIn(plain, isBare ? BARE : CONSUMPTION, (text) => {
    const number = readNumber(text);
    if (!number?.value) return undefined;
    return (number.unit || ofHeading) === "kwh" ? number.value / 1000 : number.value;
  });
}

/** « C5 », « T3 »: not T2, from 6 to 300 MWh, because it tells no size of the meter. */
const SEGMENT = /(?<before>^|[^a-z0-9])(?<value>c[1-5]|t[134]|tp|hta)(?![a-z0-9])/g;

/** Codes of segments and tariffs of distribution. */
export const segmentsIn = (plain: string): Occurrence<string>[] => allIn(plain, SEGMENT, (text) => text);

/** « Tarif BT inf. 36 kVA », « BT <= 36 kVA » */
const LOW_VOLTAGE = /(?<before>\bbt ?)(?<value>inf|sup|<|>|≤)[a-z.]*=?(?: ou egale?)?(?: a)? ?36 ?kva/g;

/** The segment by its power, which needs no label: c5 up to 36 kVA, else c4. */
export const lowVoltagesIn = (plain: string): Occurrence<string>[] =>
  allIn(plain, LOW_VOLTAGE, (side) => (side === "sup" || side === ">" ? "c4" : "c5"));

/** « 3 mois », « trois (3) mois », « 90 jours » */
const DURATION = `${COUNT_PATTERN} ?(?:mois|jours?|semaines?|ans?)`;
const DURATION_ANYWHERE = new RegExp(`(?<before>^|[^a-z0-9-])(?<value>${DURATION})(?![a-z])`, "g");

function readShortDuration(text: string): Notice | undefined {
  const notice = readNotice(text);
  return notice?.unit ? notice : undefined;
}

/** Durations of at most two years. @param heading the label, which may have the unit: « Préavis (mois) ». */
export function durationsIn(plain: string, heading: string): Occurrence<Notice>[] {
  const [unit] = /\b(?:mois|jours)\b/.exec(heading) ?? [];
  const bare = unit ? allIn(plain, BARE, (text) => readShortDuration(`${text} ${unit}`)) : [];
  return [...allIn(plain, DURATION_ANYWHERE, readShortDuration), ...bare];
}

/** « avant cette date », « avant l’échéance » */
const BEFORE_END =
  /^ ?(?:au moins )?avant (?:cette (?:date|echeance)|(?:l'|son )(?:echeance|terme)|le terme|la fin|(?:la|sa) (?:date|fin))/;
export const isBeforeEnd = (afterDuration: string) => BEFORE_END.test(afterDuration);

/** « reconduction pour 12 mois », « se renouvelle par périodes de 12 mois » */
const RENEWAL = new RegExp(
  `(?<before>(?:reconduction|renouvelle\\w*|reconduit\\w*|tacite)[a-z, ]{0,50}? (?:pour|de|d'|par periodes? (?:successives? )?de) ?)(?<value>${DURATION})`,
  "g",
);
/** Months of a renewal that a text names. */
export const renewalsIn = (plain: string): Occurrence<number>[] =>
  allIn(plain, RENEWAL, (text) => {
    const duration = readShortDuration(text);
    return duration?.unit === "months" ? duration.count : undefined;
  });
