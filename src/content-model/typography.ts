const NO_BREAK_SPACE = "\u00a0";

/**
 * Puts the non-breaking spaces of French typography where an editor typed plain ones: before `; : ! ? % € »`, after `«`, and
 * between the thousands of a number; and one between a number and its `%`, even where none was typed. The narrow no-break space
 * (U+202F) becomes U+00A0, which every font of the site and of the PDF has. Nothing else of the text changes: apostrophes and
 * capitals stay the editor's.
 */
export function withFrenchSpaces(text: string): string {
  return text
    .replaceAll("\u202f", NO_BREAK_SPACE)
    .replace(/ (?=[;:!?%€»])/g, NO_BREAK_SPACE)
    .replace(/(?<=«) /g, NO_BREAK_SPACE)
    .replace(/(?<=\d)%/g, `${NO_BREAK_SPACE}%`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NO_BREAK_SPACE);
}
