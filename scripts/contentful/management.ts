/** The client of Contentful's Management API, with messages in French. */
import { createClient, type PlainClientAPI } from "contentful-management";

import { INTERRUPTED } from "../../src/content/sources/contentful/failures";
import type { Connection } from "../../src/environment";
import { managementFault, type Subject } from "./refused-writes";

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
