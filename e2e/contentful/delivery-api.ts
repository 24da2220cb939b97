import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

import type { Certificate } from "./certificate";
import type { TestSpace } from "./test-space";

export const SPACE_ID = "espace";
export const TOKEN = "jeton-de-lecture";

/** Entries and assets for a page of the sync endpoint. Few, so that every test reads several pages. */
const SYNC_PAGE = 20;

const collection = (items: readonly unknown[], total = items.length) => ({
  sys: { type: "Array" },
  total,
  skip: 0,
  limit: 1000,
  items,
});

type Item = ReturnType<TestSpace["entries"]["get"]> & object;

/** Values by language, as the sync endpoint has them. */
const localized = ({ sys, fields }: Item, host: string) => ({
  sys: { ...sys, revision: 1 },
  metadata: { tags: [] },
  fields: JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, fr]) => [name, { fr }])))
      // A URL that starts with a slash is one of this API.
      .replaceAll('"url":"/files', `"url":"//${host}/files`),
  ) as object,
});

function syncPage(space: TestSpace, host: string, query: URLSearchParams) {
  const all = [...space.entries.values(), ...space.assets.values()];
  const start = Number(query.get("sync_token") ?? 0);
  const end = start + SYNC_PAGE;
  const items = all.slice(start, end).map((item) => localized(item, host));
  const url = `https://${host}/spaces/${SPACE_ID}/environments/master/sync?sync_token=`;
  return {
    sys: { type: "Array" },
    items,
    ...(end < all.length ? { nextPageUrl: `${url}${end}` } : { nextSyncUrl: `${url}0` }),
  };
}

/** A page of `entries` or `assets`, with the values of one language. */
function itemsPage(all: Iterable<Item>, query: URLSearchParams) {
  const items = [...all];
  if (query.get("order") === "-sys.updatedAt")
    items.sort((one, other) => (one.sys.updatedAt < other.sys.updatedAt ? 1 : -1));
  const skip = Number(query.get("skip") ?? 0);
  return collection(items.slice(skip, skip + Number(query.get("limit") ?? 100)), items.length);
}

/** Starts an HTTPS server that answers as Contentful's Delivery and Preview API, as far as the site's commands ask. */
export async function startDeliveryApi(space: TestSpace, certificate: Certificate) {
  const requests: string[] = [];
  const faults = new Map<string, number | "JSON">();
  let host = "";

  const answer = ({ pathname, searchParams }: URL): object | undefined => {
    const path = pathname.replace(`/spaces/${SPACE_ID}`, "").replace("/environments/master", "");
    if (!pathname.startsWith(`/spaces/${SPACE_ID}`)) return undefined;
    if (path === "" || path === "/")
      return { sys: { type: "Space", id: SPACE_ID }, name: "Essai", locales: space.locales };
    if (path === "/locales") return collection(space.locales);
    if (path === "/content_types") {
      const updatedAt = "2026-01-05T08:00:00.000Z";
      return collection(space.types.map((type) => ({ ...type, sys: { ...type.sys, updatedAt } })));
    }
    if (path === "/sync") return syncPage(space, host, searchParams);
    if (path === "/entries") return itemsPage(space.entries.values(), searchParams);
    return path === "/assets" ? itemsPage(space.assets.values(), searchParams) : undefined;
  };

  const server = createServer(certificate, (request, response) => {
    const url = new URL(request.url ?? "/", `https://${host}`);
    const send = (status: number, body: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    requests.push(url.pathname + url.search);
    const fault = [...faults].find(([path]) => url.pathname.includes(path))?.[1];
    const file = space.files.get(url.pathname);
    const body = answer(url);
    if (typeof fault === "number") send(fault, JSON.stringify({ sys: { type: "Error", id: "ServerError" } }));
    else if (file) response.writeHead(200, { "content-type": "image/png" }).end(file);
    else if (request.headers.authorization !== `Bearer ${TOKEN}`) send(401, "{}");
    else if (!body) send(404, "{}");
    else send(200, fault === "JSON" ? JSON.stringify(body).slice(0, -100) : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    /** Requested paths and queries, in order. */
    requests,
    /** Breaks the answers whose path contains a text: by an error, or by JSON that ends in the middle. */
    faults,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
