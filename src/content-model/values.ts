/** What a value that nothing is known of turns out to be. */

export const isText = (value: unknown): value is string => typeof value === "string";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What counts as a field left empty, in either source. */
export const isMissing = (value: unknown): value is undefined | null | "" =>
  value === undefined || value === null || value === "";
