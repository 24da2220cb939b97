/** The dots of a missing value, to be completed by hand. */
export const BLANK = "………";

/** Values by placeholder name. An empty value is missing. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** « {jour} ». Split with this pattern, a text has the placeholders' names at odd indices. */
const PLACEHOLDER = /\{(\w+)\}/;
/** « 12 500,50 », with no-break spaces. */
const NUMBER = /^[\d\u00a0,]+$/;

/** A part of a filled template: the value of a placeholder, or the text between two. */
export interface FilledPart {
  text: string;
  isValue: boolean;
}

/** Fills the placeholders of a template. A no-break space keeps a number on the line of the next word. */
export function fillParts(template: string, values: Values): FilledPart[] {
  let isAfterNumber = false;
  return template.split(PLACEHOLDER).map((part, index) => {
    const isValue = index % 2 === 1;
    const spaced = isAfterNumber ? part.replace(/^ /, "\u00a0") : part;
    const text = isValue ? `${values[part] || BLANK}` : spaced;
    isAfterNumber = isValue && NUMBER.test(text);
    return { text, isValue };
  });
}

export const fillTemplate = (template: string, values: Values): string =>
  fillParts(template, values)
    .map(({ text }) => text)
    .join("");
