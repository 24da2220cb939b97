/** The client of Contentful's Management API, with messages in French. */
import { createClient, type PlainClientAPI } from "contentful-management";

import { readFailure, reasonOf, STATUS_PAGE } from "../../src/content/sources/contentful/failures";
import { isObject } from "../../src/content/unknown-values";
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
      // No socket is reused: the client's axios adds a listener at each reuse, and Node warns after ten.
      headers: { Connection: "close" },
      // The client would log its retries in English.
      logHandler: () => undefined,
    },
    { type: "plain", defaults: { spaceId, environmentId: environment } },
  );
  return { client, connection };
}

const TO_CHECK =
  "CONTENTFUL_MANAGEMENT_TOKEN et le rôle de son compte, les limites de l’offre (dans Contentful, Settings → Usage), que personne d’autre ne change l’espace";

/** The reason if an answer is neither an item nor a list: it comes from another server, such as a proxy. */
const UNREADABLE = "réponse illisible";

/** The items of a list. @throws with a French message that says what to check. */
export async function receivedItems<Item>(
  { connection }: Management,
  answer: Promise<{ items: Item[] }>,
): Promise<readonly Item[]> {
  const fault = (error: unknown) =>
    readFailure(connection, "CONTENTFUL_MANAGEMENT_TOKEN (un jeton « Content Management API »)", error);
  const received = await answer.catch((error: unknown) => {
    throw fault(error);
  });
  if (isObject(received) && Array.isArray(received.items)) return received.items;
  throw fault(UNREADABLE);
}

/**
 * The item as Contentful has it after a change. @throws with a French message, which quotes no part of the
 * request.
 */
export async function savedItem<Item extends { sys: unknown }>(
  answer: Promise<Item>,
  { name, url }: Subject,
): Promise<Item> {
  const fault = (reason: string) =>
    new Error(
      `Contentful refuse ${name} : ${reason}\n  ouvrir : ${url}\n  à vérifier : ${TO_CHECK}, ${STATUS_PAGE}`,
    );
  const received = await answer.catch((error: unknown) => {
    throw fault(reasonOf(error));
  });
  if (isObject(received) && isObject(received.sys)) return received;
  throw fault(UNREADABLE);
}
