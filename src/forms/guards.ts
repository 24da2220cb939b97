/** Checks of values that come back from storage: anyone can change it, and an earlier release may have written it. */
export type Guard<Value> = (value: unknown) => value is Value;

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isOneOf =
  <Value>(...values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((one) => one === value);

export const isEither =
  <One, Other>(isOne: Guard<One>, isOther: Guard<Other>) =>
  (value: unknown): value is One | Other =>
    isOne(value) || isOther(value);

export const isListOf =
  <Value>(isItem: Guard<Value>) =>
  (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.every(isItem);

/** An object with any names. */
export const isRecordOf =
  <Value>(isItem: Guard<Value>) =>
  (value: unknown): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(isItem);

type Guards<Value> = { readonly [Name in keyof Value]-?: Guard<Value[Name]> };

/** An object with these names. One that may be missing has a guard that accepts undefined. */
export const hasShape =
  <Value extends object>(guards: Guards<Value>) =>
  (value: unknown): value is Value =>
    isObject(value) &&
    Object.entries<Guard<unknown>>(guards).every(([name, isValid]) => isValid(value[name]));
