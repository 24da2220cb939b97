import { setTimeout as pause } from "node:timers/promises";

import type { z } from "zod";

import { isRecord, isText } from "../values";
import { type Api, ContentfulFault, type Failure } from "./contentful-fault";

/** A space, and the API and token with which to access it. */
export interface Connection {
  host: string;
  spaceId: string;
  environment: string;
  token: string;
  api: Api;
}

/** Delays before each retry, in milliseconds. With the first attempt, five attempts in total. */
const RETRY_DELAYS = [500, 1000, 2000, 4000];

/** Maximum delay that a response may ask for, in milliseconds. */
const MAX_RETRY_DELAY = 30_000;

/** Timeout for a response with its body, in milliseconds. */
const TIMEOUT = 60_000;

/** Thrown for a truncated or incomplete response. */
class IncompleteResponse extends Error {}

/** Converts an error of `fetch`: there was no response, or it was cut off. */
function networkFailure(error: unknown): Failure {
  const details = isRecord(error) ? error : {};
  if (details.name === "TimeoutError")
    return { reason: `aucune réponse en ${TIMEOUT / 1000} s`, temporary: true };
  const cause = isRecord(details.cause) ? details.cause : {};
  return {
    reason: [cause.code, cause.message, details.message].find(isText) ?? String(error),
    temporary: true,
  };
}

function httpFailure({ status, headers }: Response): Failure {
  const reset = Number(headers.get("x-contentful-ratelimit-reset") ?? headers.get("retry-after"));
  return {
    status,
    reason: `réponse ${status}`,
    temporary: status === 429 || status >= 500,
    ...(reset > 0 && { retryAfter: Math.min(reset * 1000, MAX_RETRY_DELAY) }),
  };
}

/** Sends a request once. */
async function attempt<Value>(
  url: URL,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<{ value: Value } | Failure> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? { value: await read(response) } : httpFailure(response);
  } catch (error) {
    if (error instanceof IncompleteResponse) return { status: 200, reason: error.message, temporary: true };
    return networkFailure(error);
  }
}

/**
 * Sends a request, and retries it with increasing delays after a network error, an incomplete response, 429 or 5xx.
 * A PUT is sent only once, because it may have succeeded even if its response was lost.
 * @throws {ContentfulFault} if no attempt succeeds.
 */
async function request<Value>(
  url: URL,
  api: Api,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const delays = init.method === "PUT" ? [] : RETRY_DELAYS;
  for (let retries = 0; ; retries += 1) {
    const result = await attempt(url, init, read);
    if ("value" in result) return result.value;
    const delay = delays[retries];
    if (!result.temporary || delay === undefined) throw new ContentfulFault(url, api, result);
    await pause(Math.max(delay, result.retryAfter ?? 0));
  }
}

async function json<Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> {
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IncompleteResponse("JSON illisible");
  }
  const { data, error } = schema.safeParse(value);
  if (error)
    throw new IncompleteResponse(`il manque ${error.issues.map(({ path }) => path.join(".")).join(", ")}`);
  return data;
}

/**
 * Reads JSON from Contentful.
 * @param schema the schema of a complete response. A response that does not match counts as truncated, and is retried.
 * @throws {ContentfulFault}
 */
export function readJson<Schema extends z.ZodType>(
  url: URL,
  { token, api }: Pick<Connection, "token" | "api">,
  schema: Schema,
): Promise<z.output<Schema>> {
  const headers = { authorization: `Bearer ${token}` };
  return request(url, api, { headers }, (response) => json(response, schema));
}

/**
 * Changes a part of a space. Not retried.
 * @param version the version that the change replaces.
 * @throws {ContentfulFault}
 */
export function change(url: URL, { token, api }: Connection, version: number, body: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/vnd.contentful.management.v1+json",
    "x-contentful-version": String(version),
  };
  return request(url, api, { method: "PUT", headers, body: JSON.stringify(body) }, async (response) => {
    await response.arrayBuffer();
  });
}

/**
 * Downloads the file of an asset. Asset files are public, so the token is not sent.
 * @throws {ContentfulFault}
 */
export const readBytes = (url: URL): Promise<Buffer> =>
  request(url, "delivery", {}, async (response) => Buffer.from(await response.arrayBuffer()));

/** The address of a resource in a space's environment, such as `locales`. */
export const urlIn = ({ host, spaceId, environment }: Connection, path: string): URL =>
  new URL(`https://${host}/spaces/${spaceId}/environments/${environment}/${path}`);
