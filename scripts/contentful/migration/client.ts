import { globalAgent } from "node:https";
import type { Socket } from "node:net";

import { createClient, fetchAll, type PlainClientAPI } from "contentful-management";

import type { StoredEntry } from "../../../src/content/contentful/migration/entries";
import { type Connection, urlIn } from "../../../src/content/sources/contentful-connection";
import { ContentfulFault } from "../../../src/content/sources/contentful-fault";
import { isRecord, isText } from "../../../src/content/values";

export type Client = PlainClientAPI;

/** Contentful's maximum for the types of a space, and for a page of entries. */
const LIMIT = 1000;

// The client's axios adds an error listener to a connection for each request, and Node warns of the eleventh.
// https://github.com/axios/axios/issues/10780
globalAgent.on("free", (socket: Socket) => socket.setMaxListeners(0));

/**
 * Contentful's own client for a space. It waits after 429 as long as Contentful asks for, and retries after 5xx and network
 * errors.
 */
export const managementClient = ({ host, token, spaceId, environment }: Connection): Client =>
  createClient(
    { accessToken: token, host, logHandler: () => undefined },
    { type: "plain", defaults: { spaceId, environmentId: environment } },
  );

/** Reads the model of a space, and its locales. */
export async function readModel(client: Client) {
  const query = { limit: LIMIT };
  const [types, forms, locales] = await Promise.all([
    client.contentType.getMany({ query }),
    client.editorInterface.getMany({ query }),
    client.locale.getMany({ query }),
  ]);
  return { contentTypes: types.items, editorInterfaces: forms.items, locales: locales.items };
}

const entriesOf = (typeId: string) => ({ content_type: typeId, limit: LIMIT, order: "sys.id" });

/** Reads the entries of a type, drafts included, but not those that were archived. */
export async function readEntries(client: Client, typeId: string): Promise<StoredEntry[]> {
  const query = entriesOf(typeId);
  const entries = await fetchAll((params) => client.entry.getMany<StoredEntry["fields"]>(params), { query });
  return entries.filter(({ sys }) => sys.archivedVersion === undefined);
}

/** Reads what is published of the entries of a type. */
export function readPublished(client: Client, typeId: string): Promise<StoredEntry[]> {
  const query = entriesOf(typeId);
  return fetchAll((params) => client.entry.getPublished<StoredEntry["fields"]>(params), { query });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What Contentful says of each mistake in a request, in its own English. */
function detailsIn(answer: Readonly<Record<string, unknown>>): string {
  const { errors } = isRecord(answer.details) ? answer.details : {};
  const details = (Array.isArray(errors) ? errors : []).filter(isRecord).map(({ name, details, path }) => {
    const place = Array.isArray(path) ? ` (${path.join(".")})` : "";
    return `${isText(details) ? details : String(name)}${place}`;
  });
  return [...(isText(answer.message) ? [answer.message] : []), ...details].join(" ; ");
}

/**
 * Returns the fault behind an error of Contentful's client, whose message is JSON.
 * @returns the error itself, if it is not one of the client.
 */
export function faultOf(error: unknown, connection: Connection): unknown {
  if (!(error instanceof Error)) return error;
  const answer = parsed(error.message);
  if (isRecord(answer) && typeof answer.status === "number") {
    const { status } = answer;
    const { url } = isRecord(answer.request) ? answer.request : {};
    const details = status === 422 ? ` : ${detailsIn(answer)}` : "";
    return new ContentfulFault(
      urlIn(connection, isText(url) ? url.replace(/^.*?\/environments\/[^/]+\//, "") : ""),
      "management",
      {
        status,
        reason: `réponse ${status}${details}`,
        temporary: false,
      },
    );
  }
  const { code } = error as { code?: unknown };
  if (!isText(code)) return error;
  return new ContentfulFault(urlIn(connection, ""), "management", { reason: code, temporary: false });
}
