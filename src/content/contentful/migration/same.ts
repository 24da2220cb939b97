import { isDeepStrictEqual } from "node:util";

import { isRecord } from "../../values";

/** Contentful adds `null` to rules and inputs where a value is not set. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, withoutNulls);
  if (!isRecord(value)) return value;
  const given = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return Object.fromEntries(given.map(([name, each]) => [name, withoutNulls(each)]));
}

/** Whether two values mean the same to Contentful. The order of properties does not count, that of a list does. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(withoutNulls(one), withoutNulls(other));
