/** Reads the values of an invoice from the beginning of a text, by the readers of the table of buildings. */
import { cleanText } from "../content/invisible";
import { readDay } from "../contract/read-day";
import { readConsumption, readPower } from "../contract/read-meter";
import { readNotice } from "../contract/read-notice";
import { readRenewal, type Renewal } from "../contract/read-renewal";
import { type IsoDay, MONTHS } from "../french/dates";
import type { Period } from "../french/notice";
import { anyOf } from "./find-labels";
import { NAME_MARKS } from "./labels/words";
import { plainText } from "./layout";
import type { Read } from "./page-reader";

/** « janvier », « janv. », « jan » */
const namesOfMonth = (month: string) => `${month}|${month.slice(0, 4)}\\.?|${month.slice(0, 3)}\\.?`;
const MONTH = MONTHS.map((month) => namesOfMonth(plainText(month))).join("|");
/** « 31/12/2027 », « 1er mars 2027 », « 2027-12-31 », « 31.12.27 » */
const DAY = `\\d{4}-\\d\\d-\\d\\d|\\d\\d? ?[/.-] ?\\d\\d? ?[/.-] ?(?:\\d{4}|\\d\\d)|\\d\\d?(?:er)? ?(?:${MONTH}) ?\\d{4}`;
/** « : au moins », « le » */
const BEFORE_VALUE = "^(?:[\\s:]|(?:le|au|du|d'au moins|au moins|de|environ)(?![a-z]))*";

/** « : le 31/12/2027 », but not « 31/12/2027/05 » */
const startingDay = new RegExp(`${BEFORE_VALUE}(?<day>${DAY})(?![\\d/.]*\\d)`);
/** « : du 01/01/2026 au 31/12/2028 » */
const range = new RegExp(`^[\\s:(]*(?:du )?(?<first>${DAY}) ?(?:au|-|a) ?(?<last>${DAY})(?!\\d)`);
/** A day at any place of a text: « Facture du 4 novembre 2026 » */
const anyDay = new RegExp(`(?:^|[^\\d/])(?<day>${DAY})(?![\\d/])`, "g");

/** Reads a day, also with too many or too few spaces: « 31 / 12 / 2027 », « 31décembre2027 ». */
function dayOf(text = ""): IsoDay | undefined {
  const withoutSpaces = text.replace(/ ?(?<sign>[/.-]) ?/g, "$<sign>");
  const spaced = withoutSpaces
    .replace(/(?<day>er|\d)(?<month>[a-z]{3})/, "$<day> $<month>")
    .replace(/(?<month>[a-z])(?<year>\d{4})$/, "$<month> $<year>");
  const read = readDay(spaced);
  return "day" in read ? read.day : undefined;
}

/** Reads « le 31/12/2027 ». */
export const readDayAt: Read<IsoDay> = (text) => dayOf(startingDay.exec(plainText(text))?.groups?.day);

export interface DayRange {
  first: IsoDay;
  last: IsoDay;
}

/** Reads « du 01/01/2026 au 31/12/2028 ». */
export const readRange: Read<DayRange> = (text) => {
  const groups = range.exec(plainText(text))?.groups;
  const first = dayOf(groups?.first);
  const last = dayOf(groups?.last);
  if (!first || !last || first >= last) return undefined;
  return { first, last };
};

export const daysIn = (text: string): IsoDay[] =>
  [...plainText(text).matchAll(anyDay)].flatMap(({ groups }) => dayOf(groups?.day) ?? []);

/** An amount to pay, but no unit price: « 951,20 € », not « 0,12 €/kWh ». */
const AMOUNT = /\d\s?(?:€|eur(?:os?)?\b)(?!\s?(?:ht|ttc)?\s?(?:\/|par))/;
export const hasAmount = (plain: string) => AMOUNT.test(plain);

/** The number of a meter: « 25 841 823 335 971 », « GI123456 » */
const POINT = /^[\s:]*(?<point>\d(?:[ .-]?\d){13}|gi ?\d{6})(?![ .-]?\d)/;
export const readPoint: Read<string> = (text) =>
  POINT.exec(plainText(text))?.groups?.point?.replace(/[ .-]/g, "").toUpperCase();

/** A number of days, weeks, months or years: « 3 mois », « trois (3) mois », « 90 jours » */
const PERIOD =
  "(?:\\d{1,3}|un|deux|trois|quatre|cinq|six|douze|quinze|trente|quarante-cinq|soixante|quatre-vingt-dix)(?: ?\\(\\d{1,3}\\))? ?(?:mois|jours?|semaines?|ans?)";
/** « : au moins 3 mois » */
const startingPeriod = new RegExp(`${BEFORE_VALUE}(?<period>${PERIOD})(?![a-z])`);
/** « 3 », under « Préavis (mois) » */
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

/** Reads « Tacite, par périodes de 12 mois »: the whole sentence, or else its first clause. */
export const readRenewalAt: Read<Renewal> = (text) => {
  const answer = text.replace(/^[\s:]+/, "");
  const sentence = answer.replace(/[.;].*$/, "").replaceAll(",", " ");
  const [firstClause = ""] = answer.split(/[.;,](?:\s|$)/);
  return readRenewal(sentence).renewal ?? readRenewal(firstClause).renewal ?? undefined;
};

/** « se renouvelle par tacite reconduction pour 12 mois » */
const renewsFor = new RegExp(
  `(?:reconduction|renouvelle\\w*|reconduit\\w*)[a-z ]{0,40}? (?:pour|de|d'|par periodes? (?:successives? )?de) ?(?<period>${PERIOD})`,
);
/** « Contrat à durée indéterminée », « à durée indéterminée » */
const OPEN_ENDED = /(?:contrat|offre|duree)[^.]{0,40}\bduree indeterminee|^[\s(]*(?:a )?duree indeterminee/;
/** « sans tacite reconduction », « contrat non reconductible » */
const ENDS = /\bsans (?:tacite )?reconduction|\bnon reconductible/;

/** Reads the renewal that a sentence names. */
export function renewalIn(plain: string): Renewal | undefined {
  if (OPEN_ENDED.test(plain)) return "open";
  if (ENDS.test(plain)) return "ends";
  return readRenewal(renewsFor.exec(plain)?.groups?.period ?? "").renewal ?? undefined;
}

/** « 410 300 », « 47,5 » */
const NUMBER = "\\d[\\d .]*(?:,\\d+)?";
/** « : 410 300 kWh » */
const startingQuantity = new RegExp(`^[\\s:]*(?<quantity>${NUMBER}(?: ?[a-z]+)?)(?![a-z])`);
const quantityIn = (text: string) => startingQuantity.exec(plainText(text))?.groups?.quantity?.trim() ?? "";

/** Reads a power in kVA. */
export const readPowerAt: Read<number> = (text, heading) =>
  readPower(quantityIn(text), heading).value ?? undefined;

/** Reads a consumption in MWh a year. */
export const readConsumptionAt: Read<number> = (text, heading) =>
  readConsumption(quantityIn(text), heading).value ?? undefined;

/** A tariff of distribution by its code: « Segment C5 », « T3 » */
const SEGMENT = /^[\s:]*(?:segment |tarif |classe )?(?<code>c[1-5]|t[1-4]|tp|hta)(?![a-z0-9])/;
/** A tariff of low voltage by its power: « Tarif BT inf. 36 kVA », « BT <= 36 kVA » */
const LOW_VOLTAGE = /\bbt ?(?<side>inf|sup|<|>|≤)[a-z.]*=?(?: ou egale?)?(?: a)? ?36 ?kva/;
export const readSegmentAt: Read<string> = (text) => {
  const plain = plainText(text);
  const side = LOW_VOLTAGE.exec(plain)?.groups?.side;
  if (side === "sup" || side === ">") return "BT sup 36";
  if (side) return "BT inf 36";
  return SEGMENT.exec(plain)?.groups?.code?.toUpperCase();
};

const LONGEST_TEXT = 120;
const LONGEST_NAME = 80;
const LONGEST_SUPPLIER = 40;

/** The text in one line, without invisible signs and without a colon before it. */
const oneLine = (text: string) =>
  cleanText(text)
    .replace(/\s+/g, " ")
    .replace(/^[\s:]+/, "")
    .slice(0, LONGEST_TEXT);

/** Signs that act in spreadsheets and HTML: « =HYPERLINK(…) », « <img onerror=…> ». No name or address has them. */
const ACTIVE_SIGNS = /^[=+@-]|[<>]/;
const isActive = (text: string) => ACTIVE_SIGNS.test(text);

const mark = anyOf(NAME_MARKS);
/** « SDC LES ALISIERS », but no « résidence principale ». */
export function hasNameMark(plain: string): boolean {
  const match = mark.exec(plain);
  return match?.index === 0 && !/^residence (?:principale|secondaire)/.test(plain);
}

/** « de la », « - »: words and signs between a mark and the name in the next line. */
const ONLY_LINKING_WORDS = /^(?:[^a-z0-9]|du|de|des|la|le|les|l')*$/;

/** « SYNDICAT DES COPROPRIÉTAIRES DE LA »: the name stands in the next line. */
export function isOnlyNameMark(plain: string): boolean {
  const { words = "" } = mark.exec(plain)?.groups ?? {};
  return words.length > 0 && ONLY_LINKING_WORDS.test(plain.slice(words.length));
}

/** « , », « c/o », « – »: what follows is the address or another person. */
const ENDS_NAME = /,|\sC\/O\s|\s[–—-]\s/i;
/** Signs of an e-mail, an amount or a web address. */
const NOT_IN_NAME = /@|€|\bwww\b/;
const TWO_LETTERS = /[a-z]{2}/;

/** Reads the name before a comma, which begins the address. */
export const readName: Read<string> = (text) => {
  const [name = ""] = oneLine(text).split(ENDS_NAME);
  const plain = plainText(name);
  if (isActive(name) || NOT_IN_NAME.test(plain) || daysIn(name).length > 0) return undefined;
  if (name.length > LONGEST_NAME || !TWO_LETTERS.test(plain)) return undefined;
  return name.trim();
};

/** A word of a street: « 12 allée des Ormes » */
const STREET =
  /\b(?:rue|avenue|av|boulevard|bd|place|allee|chemin|impasse|quai|cours|square|route|villa|passage|sente)\b/;
/** « 75012 Paris » */
const POSTCODE = /\b\d{5} [a-z]/;

/** Reads a text with a street or a postcode. */
export const readAddress: Read<string> = (text) => {
  const address = oneLine(text);
  const plain = plainText(address);
  if (isActive(address)) return undefined;
  return STREET.test(plain) || POSTCODE.test(plain) ? address : undefined;
};

export const readSupplier: Read<string> = (text) => {
  const name = oneLine(text);
  if (isActive(name) || name.length > LONGEST_SUPPLIER) return undefined;
  const hasDigit = /\d/.test(name);
  return !hasDigit && TWO_LETTERS.test(name.toLowerCase()) ? name : undefined;
};
