export interface Period {
  count: number;
  unit: "months" | "days";
}

/** From 1 on. */
const FIRST_NUMBERS = "un deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");

const OTHER_NUMBERS: ReadonlyMap<string, number> = new Map([
  ["une", 1],
  ["quinze", 15],
  ["trente", 30],
  ["quarante-cinq", 45],
  ["soixante", 60],
  ["quatre-vingt-dix", 90],
]);

/** Keys are the first letters of the French units. */
const UNITS: Readonly<Record<string, Period>> = {
  m: { count: 1, unit: "months" },
  a: { count: 12, unit: "months" },
  j: { count: 1, unit: "days" },
  s: { count: 7, unit: "days" },
};

/** Parses a period: « 3 mois », « 3M », « trois (3) mois », « 90 j », « 1 an ». Without a unit (`isGuess`): months up to 12, else days. */
export function readPeriod(text: string): (Period & { isGuess: boolean }) | undefined {
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\s]|\.(?!\d)/g, "")
    .toLowerCase();
  const [, digits, word = "", unit] =
    /^(?:(\d{1,3})|([a-z-]+?)(?:\(\d+\))?)(m|mois|j|jrs?|jours?|s|sem|semaines?|ans?|annees?)?(?:avant.*|calendaires?|francs?)?$/.exec(
      plain,
    ) ?? [];
  const number = digits ? Number(digits) : FIRST_NUMBERS.indexOf(word) + 1 || OTHER_NUMBERS.get(word);
  if (number === undefined) return undefined;
  const guess = number > 12 ? "j" : "m";
  const { count, unit: base } = UNITS[unit?.charAt(0) ?? guess] ?? { count: 1, unit: "months" };
  return { count: number * count, unit: base, isGuess: !unit };
}
