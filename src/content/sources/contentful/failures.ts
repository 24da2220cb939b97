/** Failures of Contentful's APIs: one French sentence, with Contentful's own words. */
import type { Connection } from "../../../environment";
import { isObject, isText } from "../../unknown-values";

export const STATUS_PAGE = "https://www.contentfulstatus.com";

/** What Contentful answered. */
interface ErrorAnswer {
  status?: unknown;
  message?: unknown;
  details?: unknown;
}

/** Contentful's clients throw errors whose message is the answer as JSON, with the request. */
function answerIn(message: string): ErrorAnswer {
  try {
    const answer: unknown = JSON.parse(message);
    return isObject(answer) ? answer : {};
  } catch {
    return {};
  }
}

/** Reason of an answer that broke off. */
export const INTERRUPTED = "réponse interrompue";

/** Maximum number of errors that a message names. */
const MOST_ERRORS = 3;

/** The places and names of an answer's errors, without values: « fields.title.fr : required ». */
function errorsIn(details: unknown): string[] {
  const errors: unknown[] = isObject(details) && Array.isArray(details.errors) ? details.errors : [];
  return errors
    .filter(isObject)
    .slice(0, MOST_ERRORS)
    .map(({ path, name }) => [Array.isArray(path) && path.join("."), name].filter(isText).join(" : "));
}

/** « 401 AccessTokenInvalid, … ». Quotes nothing of the request, because the logs of builds may be public. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { status, message, details } = answerIn(error.message);
  // So the clients report an answer that broke off. They do not retry it.
  if (error instanceof TypeError || status === 200) return INTERRUPTED;
  if (typeof status !== "number") return error.message;
  const reasons = [...errorsIn(details), message].filter(isText).filter(Boolean);
  return `${status} ${[error.name, ...reasons].join(", ")}`;
}

/** « l’espace « abc » (environnement « master ») » */
export const nameOfSpace = ({ spaceId, environment }: Connection) =>
  `l’espace « ${spaceId} » (environnement « ${environment} »)`;

/** @param tokenName variable of the token. @param error of Contentful's clients, or a text. */
export function readFailure(connection: Connection, tokenName: string, error: unknown): Error {
  return new Error(
    `Contentful ne livre pas ${nameOfSpace(connection)} : ${reasonOf(error)}\n` +
      `  à vérifier : CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, ${tokenName}, l’hôte ${connection.host}, l’accès au réseau, ${STATUS_PAGE}`,
  );
}
