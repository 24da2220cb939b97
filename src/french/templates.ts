/** Placeholder for a missing value, to be completed by hand. */
export const BLANK = "………";

/** Values by placeholder name. An empty value is missing. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** A placeholder and the space after it, if there is one: « {jour} ». */
const PLACEHOLDER = /\{(\w+)\}( ?)/g;
/** « 12 500,50 », with no-break spaces. */
const NUMBER = /^[\d\u00a0,]+$/;

/** A no-break space keeps a number on the line of the next word. */
export const fillTemplate = (template: string, values: Values): string =>
  template.replace(PLACEHOLDER, (_, name: string, space: string) => {
    const value = `${values[name] || BLANK}`;
    const isBeforeWord = space !== "";
    return isBeforeWord && NUMBER.test(value) ? `${value}\u00a0` : value + space;
  });
