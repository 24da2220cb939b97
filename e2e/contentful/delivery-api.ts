import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";

import type { Certificate } from "./certificate";
import { listen, type Listening } from "./listen";
import type { TestSpace, View } from "./test-space";
import { type Place, toContentTypeResponse, toError, toSyncItem } from "./wire";

/** A failure that the API returns in place of its data, `times` times. */
export type Fault = {
  /** A part of the path: `/sync`, `/content_types`, `/files/`. */
  path: string;
  times: number;
} & (
  | { status: number; headers?: Readonly<Record<string, string>> }
  /** A dropped connection, truncated JSON, or a page of the sync endpoint without the address of the next one. */
  | { broken: "connection" | "JSON" | "page" }
);

export interface DeliveryApi extends Listening {
  /** Requested paths and queries, in order. */
  requests: string[];
  /** Makes the next responses for a path fail. */
  fail: (fault: Fault) => void;
  /** Ends all failures. */
  recover: () => void;
}

interface Options {
  space: TestSpace;
  certificate: Certificate;
  /** Accepted tokens, each with the view that it shows. */
  tokens: Readonly<Record<string, View>>;
  spaceId: string;
  environment?: string;
  /** Items per page of the sync endpoint. Few, so that every test reads several pages. */
  pageSize?: number;
}

/** A position in the sync endpoint's data: the changes since one sync, and until another that is read page by page. */
interface Token {
  since: number;
  until?: number;
  offset: number;
}

const encode = (token: Token) => Buffer.from(JSON.stringify(token)).toString("base64url");
const decode = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString()) as Token;

const collection = (items: readonly unknown[]) => ({
  sys: { type: "Array" },
  total: items.length,
  skip: 0,
  limit: 1000,
  items,
});

/** One page of changes, with the address of the next page or of the next sync. */
function syncPage(query: URLSearchParams, view: View, { space, pageSize = 20 }: Options, place: Place) {
  const given = query.get("sync_token");
  const { since, offset, until = space.now }: Token = given ? decode(given) : { since: 0, offset: 0 };
  const changes = space
    .changesSince(since, view)
    .filter(({ time, deleted }) => time <= until && !(deleted && since === 0));
  const end = offset + pageSize;
  const base = `https://${place.host}/spaces/${place.spaceId}/environments/${place.environment}/sync?sync_token=`;
  const items = changes.slice(offset, end).map((change) => toSyncItem(change, place, space.languages));
  return end < changes.length
    ? { sys: { type: "Array" }, items, nextPageUrl: base + encode({ since, until, offset: end }) }
    : { sys: { type: "Array" }, items, nextSyncUrl: base + encode({ since: until, offset: 0 }) };
}

/** Entries or assets in the order that is asked for. Only what the project asks for is known: all locales, or `sys` alone. */
function itemsPage(
  type: "Entry" | "Asset",
  query: URLSearchParams,
  view: View,
  space: TestSpace,
  place: Place,
) {
  const items = space
    .changesSince(0, view)
    .filter(({ content, deleted }) => content.sys.type === type && !deleted)
    .map((change) => toSyncItem(change, place, space.languages));
  const order = query.get("order") === "-sys.updatedAt" ? "updatedAt" : "id";
  items.sort((one, other) => (one.sys[order] < other.sys[order] ? -1 : 1));
  if (order === "updatedAt") items.reverse();
  const skip = Number(query.get("skip") ?? 0);
  const limit = Number(query.get("limit") ?? 100);
  if (query.get("select") !== "sys" && query.get("locale") !== "*")
    throw new Error(`Unknown: ${String(query)}`);
  const shown = items
    .slice(skip, skip + limit)
    .map((item) => (query.get("select") === "sys" ? { sys: item.sys } : item));
  return { sys: { type: "Array" }, total: items.length, skip, limit, items: shown };
}

function answer(url: URL, view: View, options: Options, place: Place): object | undefined {
  const { space, spaceId, environment = "master" } = options;
  const inSpace = `/spaces/${spaceId}`;
  switch (url.pathname.replace(/\/$/, "")) {
    case inSpace:
      return { sys: { type: "Space", id: spaceId }, name: "Essai", locales: space.locales };
    case `${inSpace}/environments/${environment}/locales`:
      return collection(space.locales);
    case `${inSpace}/environments/${environment}/content_types`:
      return collection(
        space.contentTypes.map((type) => toContentTypeResponse(type, place, space.languages)),
      );
    case `${inSpace}/environments/${environment}/sync`:
      // The Preview API has no sync endpoint.
      return view === "draft" ? undefined : syncPage(url.searchParams, view, options, place);
    case `${inSpace}/environments/${environment}/entries`:
      return itemsPage("Entry", url.searchParams, view, space, place);
    case `${inSpace}/environments/${environment}/assets`:
      return itemsPage("Asset", url.searchParams, view, space, place);
    default: {
      const [, id] = /\/entries\/([^/]+)$/.exec(url.pathname) ?? [];
      const entry = space
        .changesSince(0, view)
        .find(({ content, deleted }) => content.sys.id === id && !deleted);
      return entry && toSyncItem(entry, place, space.languages);
    }
  }
}

/** The body of a response, complete or broken by a fault. */
function bodyOf(answered: object, fault?: Fault): string {
  const text = JSON.stringify(answered);
  if (!fault || !("broken" in fault)) return text;
  if (fault.broken === "JSON") return text.slice(0, text.length / 2);
  return JSON.stringify({ ...answered, nextPageUrl: undefined, nextSyncUrl: undefined });
}

function sendFile(bytes: Buffer, request: IncomingMessage, response: ServerResponse): void {
  const etag = `"${createHash("sha1").update(bytes).digest("hex")}"`;
  if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
  else response.writeHead(200, { "content-type": "image/png", etag }).end(bytes);
}

/**
 * Starts an HTTPS server that imitates Contentful's Delivery API, and its Preview API for requests with that token. It supports
 * what gatsby-source-contentful, `content:pull` and the preview request: the space, its locales, its content types, the sync
 * endpoint with pages and tokens, lists of entries and assets, single entries, and the files of assets.
 */
export async function startDeliveryApi(options: Options): Promise<DeliveryApi> {
  const { space, certificate, tokens, spaceId, environment = "master" } = options;
  const requests: string[] = [];
  const faults: Fault[] = [];

  const server: Server = createServer(certificate, (request, response) => {
    const { port } = server.address() as AddressInfo;
    const place: Place = { spaceId, environment, host: `localhost:${port}` };
    const url = new URL(request.url ?? "/", `https://${place.host}`);
    const send = (status: number, body: string, headers: Readonly<Record<string, string>> = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
    requests.push(url.pathname + url.search);

    const fault = faults.find(({ path, times }) => times > 0 && url.pathname.includes(path));
    if (fault) fault.times -= 1;
    if (fault && "status" in fault) {
      const id = fault.status === 429 ? "RateLimitExceeded" : "ServerError";
      send(fault.status, bodyOf(toError(id, "A fault that a test requested.")), fault.headers);
      return;
    }
    if (fault?.broken === "connection") {
      request.socket.destroy();
      return;
    }
    const file = space.files.get(url.pathname);
    if (file) {
      sendFile(file, request, response);
      return;
    }
    const view = tokens[request.headers.authorization?.replace("Bearer ", "") ?? ""];
    const body = view && answer(url, view, options, place);
    if (body) send(200, bodyOf(body, fault));
    else if (view) send(404, bodyOf(toError("NotFound", "The resource could not be found.")));
    else {
      const refused = "The access token you sent could not be found or is invalid.";
      send(401, bodyOf(toError("AccessTokenInvalid", refused)));
    }
  });
  return {
    ...(await listen(server)),
    requests,
    fail: (fault) => faults.push({ ...fault }),
    recover: () => faults.splice(0),
  };
}
