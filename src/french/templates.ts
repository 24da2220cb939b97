/** Replaces a value that was not given, to be completed by hand. */
const BLANK = "………";

/** Values by the name of their placeholder. An empty value is missing. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Replaces the placeholders of a template. A number stays on one line with the word after it. */
export const fillTemplate = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}( ?)/g, (_, name: string, space: string) => {
    const value = `${values[name] || BLANK}`;
    return value + (space && /^[\d\u00a0,]+$/.test(value) ? "\u00a0" : space);
  });
