export interface Period {
  count: number;
  unit: "months" | "days";
}

export interface ReadPeriod extends Period {
  /** The text has no unit: months up to 12, else days. */
  isGuess: boolean;
}

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ["un", 1],
  ["une", 1],
  ["deux", 2],
  ["trois", 3],
  ["quatre", 4],
  ["cinq", 5],
  ["six", 6],
  ["sept", 7],
  ["huit", 8],
  ["neuf", 9],
  ["dix", 10],
  ["onze", 11],
  ["douze", 12],
  ["quinze", 15],
  ["trente", 30],
  ["quarantecinq", 45],
  ["soixante", 60],
  ["quatrevingtdix", 90],
]);

const DAY: Period = { count: 1, unit: "days" };
const WEEK: Period = { count: 7, unit: "days" };
const MONTH: Period = { count: 1, unit: "months" };
const QUARTER: Period = { count: 3, unit: "months" };
const HALF_YEAR: Period = { count: 6, unit: "months" };
const YEAR: Period = { count: 12, unit: "months" };

/** By the French unit, without accents. */
const UNITS: ReadonlyMap<string, Period> = new Map([
  ["j", DAY],
  ["jr", DAY],
  ["jrs", DAY],
  ["jour", DAY],
  ["jours", DAY],
  ["s", WEEK],
  ["sem", WEEK],
  ["semaine", WEEK],
  ["semaines", WEEK],
  ["m", MONTH],
  ["mois", MONTH],
  ["trimestre", QUARTER],
  ["trimestres", QUARTER],
  ["semestre", HALF_YEAR],
  ["semestres", HALF_YEAR],
  ["an", YEAR],
  ["ans", YEAR],
  ["annee", YEAR],
  ["annees", YEAR],
]);

/** Combining accents, spaces and signs; a point or comma within a number, such as « 3,0 », stays. */
const ACCENTS_AND_SIGNS = /[\u0300-\u036f\s:’'-]|[.,;](?!\d)/g;

/** « 1-2 mois », « 1, 2 mois »: without its signs the text would have one number, 12. */
const TWO_NUMBERS = /\d(?:[\s:;’'-]|[.,](?=\s))+\d/;

/** Words that do not change a period: « préavis de », « au moins », « par LRAR », « calendaires ». */
const AROUND =
  /delaide|preavis(?:de)?|(?:au)?moins|min(?:imum|i)?|(?:par)?l?r\/?ar|calendaires?|francs?|findemois/g;

/** « avant l’échéance », « avant la fin du contrat », « avant », without spaces, accents and apostrophes. */
const BEFORE_END =
  /avant(?:le|la|l)?(?:date)?(?:de|d)?(?:la|l)?(?:echeance|terme|fin|expiration|anniversaire|reconduction)?(?:annuelle|anniversaire)?(?:ducontrat)?$/;

const words = [...NUMBERS.keys()].join("|");
const units = [...UNITS.keys()].join("|");
/** « 3 », « 3,0 », « 3(trois) ». */
const DIGITS_FIRST = `(?<digits>\\d{1,3})(?:[.,]0+)?(?:\\((?<wordAfter>${words})\\))?`;
/** « trois », « trois(3) ». */
const WORD_FIRST = `(?<word>${words})(?:\\((?<digitsAfter>\\d{1,3})\\))?`;
/** « 3mois », « trois(3)mois », « 3 ». */
const PERIOD = new RegExp(`^(?:${DIGITS_FIRST}|${WORD_FIRST})(?<unit>${units})?$`);

/** « ３ mois » in plain digits. */
const withPlainDigits = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/** Parses a whole text: « 3 mois », « 3M », « trois (3) mois », « 90 j », « 1 trimestre », « 3 mois minimum (LRAR) ». */
export function readPeriod(text: string): ReadPeriod | undefined {
  if (TWO_NUMBERS.test(text)) return undefined;
  const plain = withPlainDigits(text)
    // NFKD would make 12 of « 1² », a number with the sign of a footnote.
    .normalize("NFD")
    .toLowerCase()
    .replace(ACCENTS_AND_SIGNS, "")
    .replace(AROUND, "")
    .replace(BEFORE_END, "")
    // The brackets of « (LRAR) » remain.
    .replace("()", "");
  const found = PERIOD.exec(plain)?.groups;
  if (!found) return undefined;
  const inDigits = found.digits ?? found.digitsAfter;
  const inWords = NUMBERS.get(found.word ?? found.wordAfter ?? "");
  const number = inDigits ? Number(inDigits) : inWords;
  // « trois (2) mois » has two numbers.
  const contradicts = inWords !== undefined && inWords !== number;
  if (number === undefined || contradicts) return undefined;
  const guess = number > 12 ? DAY : MONTH;
  const { count, unit } = UNITS.get(found.unit ?? "") ?? guess;
  return { count: number * count, unit, isGuess: !found.unit };
}
