import { setTimeout as pause } from "node:timers/promises";

import type { z } from "zod";

import { isRecord, isText } from "../values";
import { ContentfulFault, type Failure, type Right } from "./contentful-fault";

/** Where a space is, and with which right it is read or managed. */
export interface Connection {
  host: string;
  spaceId: string;
  environment: string;
  token: string;
  right: Right;
}

/** Milliseconds before each further try: five tries in all. */
const WAITS = [500, 1000, 2000, 4000];

/** Longest wait that an answer may ask for, in milliseconds. */
const LONGEST_WAIT = 30_000;

/** Milliseconds after which an answer, body included, comes no more. */
const TIMEOUT = 60_000;

/** Thrown by the reader of an answer that has come, but not whole. */
class Incomplete extends Error {}

/** What `fetch` says of a request that got no answer, or only the beginning of one. */
function unanswered(error: unknown): Failure {
  const told = isRecord(error) ? error : {};
  if (told.name === "TimeoutError") return { reason: `aucune réponse en ${TIMEOUT / 1000} s`, passing: true };
  const cause = isRecord(told.cause) ? told.cause : {};
  return { reason: [cause.code, cause.message, told.message].find(isText) ?? String(error), passing: true };
}

function refused({ status, headers }: Response): Failure {
  const reset = Number(headers.get("x-contentful-ratelimit-reset") ?? headers.get("retry-after"));
  return {
    status,
    reason: `réponse ${status}`,
    passing: status === 429 || status >= 500,
    ...(reset > 0 && { wait: Math.min(reset * 1000, LONGEST_WAIT) }),
  };
}

/** Asks once. */
async function attempt<Value>(
  url: URL,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<{ value: Value } | Failure> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? { value: await read(response) } : refused(response);
  } catch (error) {
    if (error instanceof Incomplete) return { status: 200, reason: error.message, passing: true };
    return unanswered(error);
  }
}

/**
 * Asks until there is a whole answer: again, with growing waits, after a broken connection, a cut answer, 429 and 5xx.
 * A change is asked for once only, as it may have been made although its answer was lost.
 * @throws {ContentfulFault} when no try has succeeded.
 */
async function ask<Value>(
  url: URL,
  right: Right,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const waits = init.method === "PUT" ? [] : WAITS;
  for (let tries = 0; ; tries += 1) {
    const result = await attempt(url, init, read);
    if ("value" in result) return result.value;
    const wait = waits[tries];
    if (!result.passing || wait === undefined) throw new ContentfulFault(url, right, result);
    await pause(Math.max(wait, result.wait ?? 0));
  }
}

async function json<Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> {
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Incomplete("JSON illisible");
  }
  const { data, error } = schema.safeParse(value);
  if (error) throw new Incomplete(`il manque ${error.issues.map(({ path }) => path.join(".")).join(", ")}`);
  return data;
}

/**
 * Reads JSON of Contentful.
 * @param schema what a whole answer holds: a shorter one counts as cut, and is asked for again.
 * @throws {ContentfulFault}
 */
export function readJson<Schema extends z.ZodType>(
  url: URL,
  { token, right }: Pick<Connection, "token" | "right">,
  schema: Schema,
): Promise<z.output<Schema>> {
  const headers = { authorization: `Bearer ${token}` };
  return ask(url, right, { headers }, (response) => json(response, schema));
}

/**
 * Changes something of a space.
 * @throws {ContentfulFault}
 */
export function change(url: URL, { token, right }: Connection, version: number, body: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/vnd.contentful.management.v1+json",
    "x-contentful-version": String(version),
  };
  return ask(url, right, { method: "PUT", headers, body: JSON.stringify(body) }, async (response) => {
    await response.arrayBuffer();
  });
}

/**
 * The bytes of an asset's file, which its host gives to anybody: the token stays here.
 * @throws {ContentfulFault}
 */
export const readBytes = (url: URL): Promise<Buffer> =>
  ask(url, "delivery", {}, async (response) => Buffer.from(await response.arrayBuffer()));

/** The address of something in a space's environment, such as `locales`. */
export const urlIn = ({ host, spaceId, environment }: Connection, path: string): URL =>
  new URL(`https://${host}/spaces/${spaceId}/environments/${environment}/${path}`);
