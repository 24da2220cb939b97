const NO_BREAK_SPACE = "\u00a0";

/** A plain space that a line must not end at. Each rule sees what the rules before it have made. */
const SPACES_KEPT: readonly RegExp[] = [
  / (?=[;:!?%€»])/g,
  /(?<=«) /g,
  // « 3 000 »
  /(?<=\d) (?=\d{3}(?!\d))/g,
  // « 130 lots », « 2,5 M€ », « 2 à 3 »; a year stands alone: « 2026 et »
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
 * Puts the non-breaking spaces of French typography where an editor typed plain ones: before `; : ! ? % € »`, after `«`, between
 * the thousands of a number, and inside of what a reader takes in as one: « 2 à 3 semaines », « Paris 11e », « Montreuil (93) »,
 * « article 24 ». It also puts one between a number and its `%`, even where none was typed. The narrow no-break space (U+202F)
 * becomes U+00A0, which every font of the site and of the PDF has. Nothing else of the text changes: apostrophes and capitals
 * stay the editor's.
 */
export function withFrenchSpaces(text: string): string {
  const typed = text.replaceAll("\u202f", NO_BREAK_SPACE).replace(/(?<=\d)%/g, `${NO_BREAK_SPACE}%`);
  return SPACES_KEPT.reduce((result, space) => result.replace(space, NO_BREAK_SPACE), typed);
}
