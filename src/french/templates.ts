/** Placeholder for a missing value, to be completed by hand. */
export const BLANK = "………";

/** Values by placeholder name. An empty value is missing. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** A no-break space keeps a number on the line of the next word. */
export const fillTemplate = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}( ?)/g, (_, name: string, space: string) => {
    const value = `${values[name] || BLANK}`;
    return value + (space && /^[\d\u00a0,]+$/.test(value) ? "\u00a0" : space);
  });
