export const isText = (value: unknown): value is string => typeof value === "string";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an editor left a field empty, in either source. */
export const isMissing = (value: unknown): value is undefined | null | "" =>
  value === undefined || value === null || value === "";
