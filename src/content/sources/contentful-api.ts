import { isRecord, isText } from "../values";
import { explainRefusedWrite, type Explanation, type Refusal, type Subject } from "./refused-writes";

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
const SPACE_VARIABLES = "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT";
const UNKNOWN_SPACE = "ne connaît pas cet espace ou cet environnement, ou n’y donne pas accès à ce jeton";

/** The failure of a truncated response, which has status 200. */
export const INTERRUPTED = "réponse interrompue";

/** The failure of a picture whose file Contentful processes for too long. */
const UNPROCESSED = "délai dépassé";

/** Contentful's clients throw an error whose message is JSON, with the request. @returns undefined for other errors. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!isRecord(error) || !isText(error.message) || !error.message.startsWith("{")) return undefined;
  try {
    const { status, message, details } = JSON.parse(error.message) as Readonly<Record<string, unknown>>;
    if (typeof status !== "number") return undefined;
    return {
      status,
      name: isText(error.name) ? error.name : "",
      message: isText(message) ? message : "",
      details,
    };
  } catch {
    return undefined;
  }
}

/** @returns a status, `INTERRUPTED`, `UNPROCESSED`, or the error of a request without a response. */
function failureOf(error: unknown, refusal: Refusal | undefined): unknown {
  if (refusal) return refusal.status;
  // Contentful's clients take a truncated response for an object, and throw a TypeError.
  if (error instanceof TypeError) return INTERRUPTED;
  return isRecord(error) && error.name === "AssetProcessingTimeout" ? UNPROCESSED : error;
}

/** @param failure the result of `failureOf`. */
function explainFailure({ api, host }: Connection, failure: unknown): Explanation {
  const later = "relancez dans quelques minutes";
  switch (failure) {
    case INTERRUPTED:
      return {
        happened: "Contentful interrompt sa réponse",
        check: `l’accès au réseau, ${STATUS_PAGE} ; ${later}`,
      };
    case UNPROCESSED:
      return {
        happened: "Contentful n’a pas fini de traiter le fichier",
        check: `${STATUS_PAGE} ; ${later}`,
      };
    case 401:
    case 403:
      return { happened: "Contentful refuse ce jeton", check: TOKENS[api] };
    case 404:
      return { happened: `Contentful ${UNKNOWN_SPACE}`, check: `${SPACE_VARIABLES}, ${TOKENS[api]}` };
    case 429:
      return {
        happened: "Contentful reçoit trop de demandes",
        check: `qui d’autre se sert de cet espace ; ${later}`,
      };
  }
  if (typeof failure !== "number") {
    const hostName = api === "management" ? "CONTENTFUL_MANAGEMENT_HOST" : "CONTENTFUL_HOST";
    return {
      happened: "Contentful ne répond pas",
      check: `${hostName} (${host}), l’accès au réseau, ${STATUS_PAGE}`,
    };
  }
  if (failure >= 500)
    return { happened: "Contentful est en panne", check: `${STATUS_PAGE} ; relancez quand il est rétabli` };
  return {
    happened: "Contentful refuse la demande",
    check: `${SPACE_VARIABLES} ; si tout y est juste, montrez ce message à un développeur`,
  };
}

/**
 * Explains an error of Contentful's clients, or `INTERRUPTED`, in French. The message has no token, no header and nothing that was sent.
 * @param subject the item that was being written.
 */
export function contentfulFault(connection: Connection, error: unknown, subject?: Subject): Error {
  const refusal = refusalOf(error);
  const failure = failureOf(error, refusal);
  const refusedWrite = refusal && subject ? explainRefusedWrite(refusal, subject) : undefined;
  const { happened, check } = refusedWrite ?? explainFailure(connection, failure);
  // The explanation of a refused write names the subject itself.
  const about = subject && !refusedWrite ? `, pour ${subject.name}` : "";
  const link = subject?.url ? `  ouvrir : ${subject.url}\n` : "";
  return new Error(`${happened}${about} (${inShort(failure)}).\n${link}  à vérifier : ${check}`);
}

/** @returns whether the failure is transient: no response, 429 or 5xx. */
export const isTemporary = (failure: unknown) =>
  typeof failure !== "number" || failure === 429 || failure >= 500;

/** Names a failure by its status, or by the code of a network error such as `ECONNREFUSED`. */
export function inShort(failure: unknown): string {
  if (typeof failure === "number") return `réponse ${failure}`;
  const { cause, code, message } = isRecord(failure) ? failure : {};
  // The errors of `fetch` have the code in their cause, those of Contentful's clients in themselves.
  const codeOfCause = isRecord(cause) ? cause.code : undefined;
  return [codeOfCause, code, message].find(isText) ?? String(failure);
}
