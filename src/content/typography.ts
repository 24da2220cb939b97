const NO_BREAK_SPACE = "\u00a0";

/** Plain spaces at which a line must not break. The rules run in this order, and each one sees the result of the previous ones. */
const UNBREAKABLE_SPACES: readonly RegExp[] = [
  / (?=[;:!?%€»])/g,
  /(?<=«) /g,
  // « 3 000 »
  /(?<=\d) (?=\d{3}(?!\d))/g,
  // « 130 lots », « 2,5 M€ », « 2 à 3 », but not after a year: « 2026 et »
  /(?<=\d)(?<!(?<![\d\u00a0])(?:19|20)\d\d) (?=\p{L})/gu,
  // « 15 à 30 % », « 15 % à 30 % »
  /(?<=\d\u00a0%) (?=à \d)/g,
  /(?<=\d\u00a0(?:%\u00a0)?à) (?=\d)/g,
  // « Paris 11e », « 1er janvier », « article 24 », « Montreuil (93) »
  /(?<=\p{Lu}[\p{L}’-]*) (?=\d{1,2}er?(?!\p{L}))/gu,
  /(?<=(?<!\d)1er) (?=\p{Ll})/gu,
  /(?<=(?<!\p{L})[Aa]rticles?) (?=\d)/gu,
  / (?=\(\d{2,3}\))/g,
];

/**
 * Sets the no-break spaces of French typography by the rules above, and a space that is missing between a number and `%`. The
 * narrow no-break space (U+202F) becomes U+00A0, which all fonts have. An accent that some systems write as a character of its own
 * becomes part of its letter (NFC), so that a search finds the word. Nothing else changes.
 */
export function withFrenchSpaces(text: string): string {
  const typed = text
    .normalize("NFC")
    .replaceAll("\u202f", NO_BREAK_SPACE)
    .replace(/(?<=\d)%/g, `${NO_BREAK_SPACE}%`);
  return UNBREAKABLE_SPACES.reduce((result, space) => result.replace(space, NO_BREAK_SPACE), typed);
}
