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

export const STATUS_PAGE = "https://www.contentfulstatus.com";
const SPACE = "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT";
const UNKNOWN_SPACE = "ne connaît pas cet espace ou cet environnement, ou n’y donne pas accès à ce jeton";

/** The failure of a truncated response, which has status 200. */
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

/** Contentful's clients throw an error whose message is JSON, with the status. @returns the status, or the error if it has none. */
function failureOf(error: unknown): unknown {
  const { message } = isRecord(error) ? error : {};
  const status = /^\{\s*"status": (?<status>\d{3})\b/.exec(isText(message) ? message : "")?.groups?.status;
  return status ? Number(status) : error;
}

/** A French message without the token, about what a client of Contentful threw or `INTERRUPTED`. */
export function contentfulFault(connection: Connection, error: unknown): Error {
  const failure = failureOf(error);
  const [happened, check] = inWords(connection, failure);
  return new Error(`${happened} (${inShort(failure)}).\n  à vérifier : ${check}`);
}

/** Whether the failure is transient: no response, 429 or 5xx. */
export const isTemporary = (failure: unknown) =>
  typeof failure !== "number" || failure === 429 || failure >= 500;

/** The status, or the code of a network error such as `ECONNREFUSED`. */
export function inShort(failure: unknown): string {
  if (typeof failure === "number") return `réponse ${failure}`;
  const { cause, code, message } = isRecord(failure) ? failure : {};
  return [isRecord(cause) ? cause.code : undefined, code, message].find(isText) ?? String(failure);
}
