/** Failures of Contentful's APIs, explained in French. */
import type { DeliveryConnection } from "../../../environment";
import { isRecord, isText } from "../../values";

/** An answer of Contentful that is an error. */
export interface ErrorAnswer {
  status: number;
  /** « AccessDenied », « VersionMismatch »… */
  name: string;
  message: string;
  details: unknown;
}

/** The two parts of a message about a failure, in French. */
export interface Explanation {
  happened: string;
  /** The places where the reader can find the cause. */
  check: string;
}

/** The variables that a message tells to check. */
export interface Variables {
  /** « CONTENTFUL_HOST (cdn.contentful.com) » */
  host: string;
  /** « CONTENTFUL_ACCESS_TOKEN, le jeton… » */
  token: string;
}

/** Variable of each API's token, and Contentful's name for that token. */
const TOKENS: Record<DeliveryConnection["api"], string> = {
  delivery: "CONTENTFUL_ACCESS_TOKEN, le jeton d’accès (access token) « Content Delivery API » de cet espace",
  preview: "CONTENTFUL_PREVIEW_TOKEN, le jeton d’accès (access token) « Content Preview API » de cet espace",
};

export const STATUS_PAGE = "https://www.contentfulstatus.com";
const SPACE_VARIABLES = "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT";
const UNKNOWN_SPACE = "ne connaît pas cet espace ou cet environnement, ou n’y donne pas accès à ce jeton";
const LATER = "relancez dans quelques minutes";

/** The failure of a truncated response, which has status 200. */
export const INTERRUPTED = "réponse interrompue";

/** Contentful's clients throw an error whose message is JSON, with the request. @returns undefined for other errors. */
export function errorAnswerOf(error: unknown): ErrorAnswer | undefined {
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

/** @returns a status, `INTERRUPTED`, or the error of a request without a response. */
export function failureOf(error: unknown): unknown {
  const answer = errorAnswerOf(error);
  if (answer) return answer.status;
  // Contentful's clients take a truncated response for an object, and throw a TypeError.
  return error instanceof TypeError ? INTERRUPTED : error;
}

/** @param failure the result of `failureOf`. */
export function explainFailure({ host, token }: Variables, failure: unknown): Explanation {
  switch (failure) {
    case INTERRUPTED:
      return {
        happened: "Contentful interrompt sa réponse",
        check: `l’accès au réseau, ${STATUS_PAGE} ; ${LATER}`,
      };
    case 401:
    case 403:
      return { happened: "Contentful refuse ce jeton", check: token };
    case 404:
      return { happened: `Contentful ${UNKNOWN_SPACE}`, check: `${SPACE_VARIABLES}, ${token}` };
    case 429:
      return {
        happened: "Contentful reçoit trop de demandes",
        check: `qui d’autre se sert de cet espace ; ${LATER}`,
      };
  }
  if (typeof failure !== "number")
    return { happened: "Contentful ne répond pas", check: `${host}, l’accès au réseau, ${STATUS_PAGE}` };
  if (failure >= 500)
    return { happened: "Contentful est en panne", check: `${STATUS_PAGE} ; relancez quand il est rétabli` };
  return {
    happened: "Contentful refuse la demande",
    check: `${SPACE_VARIABLES} ; si tout y est juste, montrez ce message à un développeur`,
  };
}

/** Explains an error of contentful.js, or `INTERRUPTED`, in French. The message has no token, no header and nothing that was sent. */
export function contentfulFault({ api, host }: DeliveryConnection, error: unknown): Error {
  const failure = failureOf(error);
  const variables: Variables = { host: `CONTENTFUL_HOST (${host})`, token: TOKENS[api] };
  const { happened, check } = explainFailure(variables, failure);
  return new Error(`${happened} (${inShort(failure)}).\n  à vérifier : ${check}`);
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
