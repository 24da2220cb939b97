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

/** Failures that the status does not identify: a broken connection, or Contentful's limit of 7 MB. */
export const INTERRUPTED = "réponse interrompue";
const TOO_LARGE = "réponse trop longue";

function inWords({ api, host }: Connection, failure: unknown): [happened: string, check: string] {
  const later = "relancez dans quelques minutes";
  const hostName = api === "management" ? "CONTENTFUL_MANAGEMENT_HOST" : "CONTENTFUL_HOST";
  switch (failure) {
    case INTERRUPTED:
      return ["Contentful interrompt sa réponse", `l’accès au réseau, ${STATUS_PAGE} ; ${later}`];
    case TOO_LARGE:
      return ["Contentful refuse la demande", "la taille des entrées de cet espace"];
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

/** `failure` is the status, or the error if there was no response. */
export class ContentfulFault extends Error {
  constructor(
    message: string,
    readonly failure: unknown,
  ) {
    super(message);
  }
}

/** A French message without the token. */
export function contentfulFault(connection: Connection, failure: unknown): Error {
  const [happened, check] = inWords(connection, failure);
  return new ContentfulFault(`${happened} (${inShort(failure)}).\n  à vérifier : ${check}`, failure);
}

/** Whether the failure is transient: no response, 429 or 5xx. */
export const isTemporary = (failure: unknown) =>
  failure !== TOO_LARGE && (typeof failure !== "number" || failure === 429 || failure >= 500);

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
      const isTooLarge = response.status === 400 && /size too big/i.test(await response.text());
      failure = response.ok ? INTERRUPTED : isTooLarge ? TOO_LARGE : response.status;
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

/** Retries transient failures. @throws ContentfulFault, whose French message continues « qui ». */
export const downloadFile = (url: string): Promise<Buffer> =>
  ask(
    url,
    {},
    async (response) => Buffer.from(await response.arrayBuffer()),
    (failure) => new ContentfulFault(`ne peut pas être téléchargée (${inShort(failure)})`, failure),
  );

/** Items per page. Most responses are then below Contentful's limit of 7 MB. */
const PAGE = 200;

/** Reads all pages, in smaller ones if a response is too large. `query`: `locale=fr`. @throws with a French message. */
export async function readAll<Item>(connection: Connection, path: string, query: string): Promise<Item[]> {
  const all: Item[] = [];
  for (let limit = PAGE; ;) {
    try {
      const page = `${path}?${query}&order=sys.id&limit=${limit}&skip=${all.length}`;
      const { items, total } = await readPage<Item>(connection, page);
      all.push(...items);
      if (all.length >= total) return all;
      if (items.length === 0) throw contentfulFault(connection, INTERRUPTED);
    } catch (error) {
      if (!(error instanceof ContentfulFault && error.failure === TOO_LARGE && limit > 1)) throw error;
      limit = Math.floor(limit / 2);
    }
  }
}
