import { setTimeout as pause } from "node:timers/promises";

import { isRecord, isText } from "../values";

export interface Connection {
  host: string;
  spaceId: string;
  environment: string;
  token: string;
  api: "delivery" | "preview" | "management";
}

/** Variable of each API's token, and Contentful's name for that token. */
const TOKENS: Record<Connection["api"], string> = {
  delivery: "CONTENTFUL_ACCESS_TOKEN, le jeton d’accès (access token) « Content Delivery API » de cet espace",
  preview: "CONTENTFUL_PREVIEW_TOKEN, le jeton d’accès (access token) « Content Preview API » de cet espace",
  management:
    "CONTENTFUL_MANAGEMENT_TOKEN, un jeton d’accès (access token) « Content Management API » qui a accès à cet espace",
};

const STATUS_PAGE = "https://www.contentfulstatus.com";
const SPACE = "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT";
const UNKNOWN_SPACE = "ne connaît pas cet espace ou cet environnement, ou n’y donne pas accès à ce jeton";

/** A failure without a status of its own: a truncated response. */
export const INTERRUPTED = "réponse interrompue";

function inWords({ api, host }: Connection, failure: unknown): [happened: string, check: string] {
  const later = "relancez dans quelques minutes";
  const hostName = api === "management" ? "CONTENTFUL_MANAGEMENT_HOST" : "CONTENTFUL_HOST";
  switch (failure) {
    case INTERRUPTED:
      return ["Contentful interrompt sa réponse", `l’accès au réseau, ${STATUS_PAGE} ; ${later}`];
    case 401:
    case 403:
      return ["Contentful refuse ce jeton", TOKENS[api]];
    case 404:
      return [`Contentful ${UNKNOWN_SPACE}`, `${SPACE}, ${TOKENS[api]}`];
    case 429:
      return ["Contentful reçoit trop de demandes", `qui d’autre lit cet espace ; ${later}`];
  }
  if (typeof failure !== "number")
    return ["Contentful ne répond pas", `${hostName} (${host}), l’accès au réseau, ${STATUS_PAGE}`];
  return failure >= 500
    ? ["Contentful est en panne", `${STATUS_PAGE} ; relancez quand il est rétabli`]
    : ["Contentful refuse la demande", SPACE];
}

/** A French message without the token. `failure` is the status, or the error if there was no response. */
export function contentfulFault(connection: Connection, failure: unknown): Error {
  const [happened, check] = inWords(connection, failure);
  return new Error(`${happened} (${inShort(failure)}).\n  à vérifier : ${check}`);
}

/** Whether the failure is transient: no response, 429 or 5xx. */
export const isTemporary = (failure: unknown) =>
  typeof failure !== "number" || failure === 429 || failure >= 500;

/** The status, or the code of a network error such as `ECONNREFUSED`. */
function inShort(failure: unknown): string {
  if (typeof failure === "number") return `réponse ${failure}`;
  const { cause, code, message } = isRecord(failure) ? failure : {};
  return [isRecord(cause) ? cause.code : undefined, code, message].find(isText) ?? String(failure);
}

/** In ms: delay before each retry, and timeout of each attempt. */
const RETRIES = [500, 1000, 2000, 4000];
const TIMEOUT = 30_000;

interface Page<Item> {
  total: number;
  items: Item[];
}

/** Fetches with exponential backoff until `read` accepts the response. @throws fault(last failure). */
async function ask<Answer>(
  url: string,
  headers: Readonly<Record<string, string>>,
  read: (response: Response) => Promise<Answer | undefined>,
  fault: (failure: unknown) => Error,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    let failure: unknown;
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) });
      const answer = response.ok ? await read(response).catch(() => undefined) : undefined;
      if (answer !== undefined) return answer;
      failure = response.ok ? INTERRUPTED : response.status;
    } catch (error) {
      failure = error;
    }
    const delay = RETRIES[attempt];
    if (delay === undefined || !isTemporary(failure)) throw fault(failure);
    await pause(delay);
  }
}

/** `path`: `entries?limit=1`. Retries transient failures. @throws with a French message that says what to check. */
export function readPage<Item>(connection: Connection, path: string): Promise<Page<Item>> {
  const { host, spaceId, environment, token } = connection;
  const url = `https://${host}/spaces/${spaceId}/environments/${environment}/${path}`;
  const read = async (response: Response) => {
    const body: unknown = await response.json();
    return isRecord(body) && Array.isArray(body.items) ? (body as unknown as Page<Item>) : undefined;
  };
  const fault = (failure: unknown) => contentfulFault(connection, failure);
  return ask(url, { authorization: `Bearer ${token}` }, read, fault);
}

/** Retries transient failures. @throws with a French message that continues « qui », and the failure as its cause. */
export function downloadFile(url: string): Promise<Buffer> {
  const read = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const fault = (cause: unknown) => new Error(`ne peut pas être téléchargée (${inShort(cause)})`, { cause });
  return ask(url, {}, read, fault);
}

/** Items per page: so few entries of the model are always below Contentful's limit of 7 MB for a response. */
const PAGE = 100;

/** Reads all pages. `query`: `locale=fr`. @throws with a French message. */
export async function readAll<Item>(connection: Connection, path: string, query: string): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const page = `${path}?${query}&order=sys.id&limit=${PAGE}&skip=${all.length}`;
    const { items, total } = await readPage<Item>(connection, page);
    all.push(...items);
    if (all.length >= total) return all;
    if (items.length === 0) throw contentfulFault(connection, INTERRUPTED);
  }
}
