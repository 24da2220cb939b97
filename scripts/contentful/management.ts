/** The client of Contentful's Management API, with messages in French. */
import { createClient, type PlainClientAPI } from "contentful-management";

import {
  type ErrorAnswer,
  errorAnswerOf,
  explainFailure,
  failureOf,
  inShort,
  INTERRUPTED,
  STATUS_PAGE,
} from "../../src/content/sources/contentful/failures";
import { isRecord, isText } from "../../src/content/values";
import type { Connection } from "../../src/environment";

/** A space to read and to write. */
export interface Management {
  client: PlainClientAPI;
  connection: Connection;
}

/** An item that is written. */
export interface Subject {
  /** In French: « le type « Statut » (status) ». */
  name: string;
  /** Address in Contentful's web app. */
  url: string;
}

export function managementOf(connection: Connection): Management {
  const { host, token, spaceId, environment } = connection;
  const hostUpload = host.replace(/^api\./, "upload.");
  const client = createClient(
    {
      accessToken: token,
      host,
      hostUpload,
      // No reuse of a socket: its axios adds a listener each time, of which Node warns after ten.
      headers: { Connection: "close" },
      // Its log of retries would be in English.
      logHandler: () => undefined,
    },
    { type: "plain", defaults: { spaceId, environmentId: environment } },
  );
  return { client, connection };
}

/** The places and names of an answer's errors, without values: « fields.title.fr : required ». */
function errorsIn(details: unknown): string[] {
  const errors: unknown[] = isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  return errors
    .filter(isRecord)
    .map(({ path, name }) => [Array.isArray(path) && path.join("."), name].filter(isText).join(" : "));
}

/** A message names so many errors of an entry or a type, so that it stays short. */
const MOST_ERRORS = 3;

/** In Contentful's own words: « ValidationFailed, fields.title.fr : required ». */
function reasonOf({ name, message, details }: ErrorAnswer): string {
  const errors = errorsIn(details).slice(0, MOST_ERRORS);
  return [name, ...(errors.length > 0 ? errors : [message])].filter(Boolean).join(", ");
}

/** Whether Contentful refuses an item, and not the token (401) or the number of requests (429). */
const isRefusal = ({ status }: ErrorAnswer) => status >= 400 && status < 500 && ![401, 429].includes(status);

const REFUSAL_CAUSES =
  "le rôle du compte de ce jeton, les limites de l’offre (dans Contentful, Settings → Usage), que personne d’autre ne change l’espace";

const TOKEN =
  "CONTENTFUL_MANAGEMENT_TOKEN, un jeton d’accès (access token) « Content Management API » qui a accès à cet espace";

/**
 * Explains an error of contentful-management, or `INTERRUPTED`. The message has no token, no header and nothing that was sent.
 * @param subject the item that was being written.
 */
export function managementFault({ host }: Connection, error: unknown, subject?: Subject): Error {
  const answer = errorAnswerOf(error);
  const failure = failureOf(error);
  const { happened, check } = explainFailure(
    { host: `CONTENTFUL_MANAGEMENT_HOST (${host})`, token: TOKEN },
    failure,
  );
  if (!subject) return new Error(`${happened} (${inShort(failure)}).\n  à vérifier : ${check}`);
  const { name, url } = subject;
  const link = `  ouvrir : ${url}\n`;
  // A large picture may take longer than the client waits.
  if (isRecord(error) && error.name === "AssetProcessingTimeout")
    return new Error(`Contentful n’a pas fini de traiter ${name}.\n${link}  à vérifier : ${STATUS_PAGE}`);
  if (answer && isRefusal(answer))
    return new Error(
      `Contentful refuse ${name} : ${reasonOf(answer)} (${inShort(failure)}).\n${link}  à vérifier : ${REFUSAL_CAUSES}`,
    );
  return new Error(`${happened}, pour ${name} (${inShort(failure)}).\n${link}  à vérifier : ${check}`);
}

/** Waits for an answer. @param subject the item, if one is written. @throws with a French message that says what to do. */
export async function answered<Answer>(
  { connection }: Management,
  answer: Promise<Answer>,
  subject?: Subject,
): Promise<Answer> {
  const received = await answer.catch((error: unknown) => {
    throw managementFault(connection, error, subject);
  });
  // The client leaves a body that is no JSON, such as a truncated one or a proxy's page, as a text.
  if (typeof received !== "object") throw managementFault(connection, INTERRUPTED, subject);
  return received;
}
