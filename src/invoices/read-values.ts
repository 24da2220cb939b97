/** Reads the values of an invoice from the beginning of a text, by the readers of the table of buildings. */
import { cleanText } from "../content/invisible";
import { readDay } from "../contract/read-day";
import { readConsumption, readPower } from "../contract/read-meter";
import { readNotice } from "../contract/read-notice";
import { readRenewal, type Renewal } from "../contract/read-renewal";
import { type IsoDay, MONTHS } from "../french/dates";
import type { Period } from "../french/notice";
import { anyOf, type Read } from "./find-labels";
import { NAME_MARKS } from "./labels/words";
import { plainText } from "./layout";

const MONTH = MONTHS.map(plainText)
  .map((month) => `${month}|${month.slice(0, 4)}\\.?|${month.slice(0, 3)}\\.?`)
  .join("|");
/** « 31/12/2027 », « 1er mars 2027 », « 2027-12-31 », « 31.12.27 » */
const DAY = `\\d{4}-\\d\\d-\\d\\d|\\d\\d? ?[/.-] ?\\d\\d? ?[/.-] ?(?:\\d{4}|\\d\\d)|\\d\\d?(?:er)? ?(?:${MONTH}) ?\\d{4}`;
const BEFORE_VALUE = "^(?:[\\s:]|(?:le|au|du|d'au moins|au moins|de|environ)(?![a-z]))*";

const startingDay = new RegExp(`${BEFORE_VALUE}(?<day>${DAY})(?![\\d/.]*\\d)`);
const range = new RegExp(`^[\\s:(]*(?:du )?(?<first>${DAY}) ?(?:au|-|a) ?(?<last>${DAY})(?!\\d)`);
const anywhere = new RegExp(`(?:^|[^\\d/])(?<day>${DAY})(?![\\d/])`, "g");

function dayOf(text: string | undefined): IsoDay | undefined {
  const read = readDay(
    (text ?? "")
      .replace(/ ?([/.-]) ?/g, "$1")
      .replace(/(er|\d)([a-z]{3})/, "$1 $2")
      .replace(/([a-z])(\d{4})$/, "$1 $2"),
  );
  return "day" in read ? read.day : undefined;
}

export const readDayAt: Read<IsoDay> = (text) => dayOf(startingDay.exec(plainText(text))?.groups?.day);

export interface DayRange {
  first: IsoDay;
  last: IsoDay;
}

export const readRange: Read<DayRange> = (text) => {
  const groups = range.exec(plainText(text))?.groups;
  const first = dayOf(groups?.first);
  const last = dayOf(groups?.last);
  return first && last && first < last ? { first, last } : undefined;
};

export const daysIn = (text: string): IsoDay[] =>
  [...plainText(text).matchAll(anywhere)].flatMap(({ groups }) => dayOf(groups?.day) ?? []);

/** An amount to pay, but no unit price: « 951,20 € », not « 0,12 €/kWh ». */
const AMOUNT = /\d\s?(?:€|eur(?:os?)?\b)(?!\s?(?:ht|ttc)?\s?(?:\/|par))/;
export const hasAmount = (plain: string) => AMOUNT.test(plain);

/** « 25 841 823 335 971 », « GI123456 » */
const POINT = /^[\s:]*(?<point>\d(?:[ .-]?\d){13}|gi ?\d{6})(?![ .-]?\d)/;
export const readPoint: Read<string> = (text) =>
  POINT.exec(plainText(text))?.groups?.point?.replace(/[ .-]/g, "").toUpperCase();

/** « 3 mois », « trois (3) mois », « 90 jours » */
const PERIOD =
  "(?:\\d{1,3}|un|deux|trois|quatre|cinq|six|douze|quinze|trente|quarante-cinq|soixante|quatre-vingt-dix)(?: ?\\(\\d{1,3}\\))? ?(?:mois|jours?|semaines?|ans?)";
const startingPeriod = new RegExp(`${BEFORE_VALUE}(?<period>${PERIOD})(?![a-z])`);
const bareNumber = /^\s*(?<period>\d{1,3})\s*$/;

export const readNoticeAt: Read<Period> = (text, heading) => {
  const plain = plainText(text);
  const period = (startingPeriod.exec(plain) ?? bareNumber.exec(plain))?.groups?.period;
  const { notice, remark } = readNotice(period ?? "", heading);
  return notice && !remark ? notice : undefined;
};

/** « au moins 60 jours avant cette date », « trois mois avant l’échéance » */
const beforeEnd = new RegExp(
  `(?:^|[^a-z0-9-])(?<period>${PERIOD}) (?:au moins )?avant (?:cette (?:date|echeance)|(?:l'|son )(?:echeance|terme)|le terme|(?:la|sa) (?:date d'echeance|date de fin|fin d))`,
);
export const noticeBeforeEnd = (plain: string): Period | undefined =>
  readNotice(beforeEnd.exec(plain)?.groups?.period ?? "").notice ?? undefined;

/** « Tacite, par périodes de 12 mois », « durée indéterminée »: the clause up to its end. */
export const readRenewalAt: Read<Renewal> = (text) => {
  const [clause = ""] = text.replace(/^[\s:]+/, "").split(/[.;,](?:\s|$)/);
  const whole = text.replace(/^[\s:]+/, "").replace(/[.;].*$/, "");
  return readRenewal(whole.replaceAll(",", " ")).renewal ?? readRenewal(clause).renewal ?? undefined;
};

/** « se renouvelle par tacite reconduction pour 12 mois » */
const renewsFor = new RegExp(
  `(?:reconduction|renouvelle\\w*|reconduit\\w*)[a-z ]{0,40}? (?:pour|de|d'|par periodes? (?:successives? )?de) ?(?<period>${PERIOD})`,
);
const OPEN = /(?:contrat|offre|duree)[^.]{0,40}\bduree indeterminee|^[\s(]*(?:a )?duree indeterminee/;
export function renewalIn(plain: string): Renewal | undefined {
  if (OPEN.test(plain)) return "open";
  if (/\bsans (?:tacite )?reconduction|\bnon reconductible/.test(plain)) return "ends";
  return readRenewal(renewsFor.exec(plain)?.groups?.period ?? "").renewal ?? undefined;
}

const NUMBER = "\\d[\\d .]*(?:,\\d+)?";
const startingQuantity = new RegExp(`^[\\s:]*(?<quantity>${NUMBER}(?: ?[a-z]+)?)(?![a-z])`);
const quantityIn = (text: string) => startingQuantity.exec(plainText(text))?.groups?.quantity?.trim() ?? "";

/** In kVA. */
export const readPowerAt: Read<number> = (text, heading) =>
  readPower(quantityIn(text), heading).value ?? undefined;

/** In MWh a year. */
export const readConsumptionAt: Read<number> = (text, heading) =>
  readConsumption(quantityIn(text), heading).value ?? undefined;

/** « C5 », « T3 », « Tarif BT inf. 36 kVA » */
const SEGMENT = /^[\s:]*(?:segment |tarif |classe )?(?<code>c[1-5]|t[1-4]|tp|hta)(?![a-z0-9])/;
const LOW_VOLTAGE = /\bbt ?(?<side>inf|sup|<|>|≤)[a-z.]*=?(?: ou egale?)?(?: a)? ?36 ?kva/;
export const readSegmentAt: Read<string> = (text) => {
  const plain = plainText(text);
  const side = LOW_VOLTAGE.exec(plain)?.groups?.side;
  if (side) return side === "sup" || side === ">" ? "BT sup 36" : "BT inf 36";
  return SEGMENT.exec(plain)?.groups?.code?.toUpperCase();
};

const LONGEST_TEXT = 120;
const oneLine = (text: string) =>
  cleanText(text)
    .replace(/\s+/g, " ")
    .replace(/^[\s:]+/, "")
    .slice(0, LONGEST_TEXT);

/** No name or address has such signs, which act in spreadsheets and HTML: « =HYPERLINK(…) », « <img onerror=…> ». */
const isActive = (text: string) => /^[=+@-]|[<>]/.test(text);

const mark = anyOf(NAME_MARKS);
/** « SDC LES ALISIERS », but no « résidence principale ». */
export function hasNameMark(plain: string): boolean {
  const match = mark.exec(plain);
  return match?.index === 0 && !/^residence (?:principale|secondaire)/.test(plain);
}
export const isOnlyNameMark = (plain: string) => {
  const { words = "" } = mark.exec(plain)?.groups ?? {};
  return words.length > 0 && /^(?:[^a-z0-9]|du|de|des|la|le|les|l')*$/.test(plain.slice(words.length));
};

/** The name before a comma, which begins the address. */
export const readName: Read<string> = (text) => {
  const [name = ""] = oneLine(text).split(/,|\sC\/O\s|\s[–—-]\s/i);
  const plain = plainText(name);
  const isOther = isActive(name) || /@|€|\bwww\b/.test(plain) || daysIn(name).length > 0;
  const isName = /[a-z]{2}/.test(plain) && name.length <= 80 && !isOther;
  return isName ? name.trim() : undefined;
};

const STREET =
  /\b(?:rue|avenue|av|boulevard|bd|place|allee|chemin|impasse|quai|cours|square|route|villa|passage|sente)\b/;
export const readAddress: Read<string> = (text) => {
  const address = oneLine(text);
  if (isActive(address)) return undefined;
  const plain = plainText(address);
  return STREET.test(plain) || /\b\d{5} [a-z]/.test(plain) ? address : undefined;
};

export const readSupplier: Read<string> = (text) => {
  const name = oneLine(text);
  if (isActive(name)) return undefined;
  return name.length <= 40 && !/\d/.test(name) && /[a-z]{2}/i.test(name) ? name : undefined;
};
