/** Sets the no-break spaces of French texts. Content is typeset once, when it is read, so that pages and PDFs agree. */

const NO_BREAK_SPACE = "\u00a0";

/**
 * Plain spaces at which a line must not break. Rules apply in order, each to the result of the previous one. The space stands first in a rule
 * that looks back over a word: else the word would be read again from each of its letters.
 */
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
  / (?<=\p{Lu}[\p{L}’-]* )(?=\d{1,2}er?(?!\p{L}))/gu,
  /(?<=(?<!\d)1er) (?=\p{Ll})/gu,
  /(?<=(?<!\p{L})[Aa]rticles?) (?=\d)/gu,
  / (?=\(\d{2,3}\))/g,
  // « par an », « pas d’honoraires »
  /(?<=(?<!\p{L})par) (?=an(?!\p{L}))/gu,
  /(?<=(?<!\p{L})[Pp]as) (?=d’)/gu,
];

/** Sets the no-break spaces of a text, also a missing one before `%`. NFC makes accents searchable. */
export function withFrenchSpaces(text: string): string {
  const typed = text.normalize("NFC").replace(/(?<=\d)%/g, `${NO_BREAK_SPACE}%`);
  return UNBREAKABLE_SPACES.reduce((result, space) => result.replace(space, NO_BREAK_SPACE), typed);
}
