/** The client of Contentful's Management API, with messages in French. */
import { createClient, type PlainClientAPI } from "contentful-management";

import { type Connection, contentfulFault } from "../../src/content/sources/contentful-api";

/** A space to read and to write. */
export interface Management {
  client: PlainClientAPI;
  connection: Connection;
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

/** Waits for an answer. @param subject in French, if it is written. @throws with a French message that says what to do. */
export async function answered<Answer>(
  { connection }: Management,
  answer: Promise<Answer>,
  subject?: string,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw contentfulFault(connection, error, subject);
  }
}

/** The address of an entry in Contentful's web app. */
export const entryUrl = ({ connection }: Management, id: string) =>
  `https://app.contentful.com/spaces/${connection.spaceId}/environments/${connection.environment}/entries/${id}`;
