/** A double of Contentful's Delivery API, for tests of the commands that read a space. */
import {
  inAllLocales,
  includesOf,
  type Item,
  select,
  type TestSpace,
} from "../../src/testing/contentful-space";
import { startHttps } from "../../src/testing/local-server";

const SPACE_ID = "espace";
export const TOKEN = "jeton-de-lecture";

/**
 * An alias of the environment "master". Contentful answers requests for an alias like those for its
 * environment.
 */
export const ALIAS = "production";

/** Takes the paths of the environment and of its alias: `/spaces/espace/environments/production/entries`. */
const PATH = new RegExp(
  String.raw`^/spaces/${SPACE_ID}(?:/environments/(?:master|${ALIAS}))?(?<endpoint>/(?!environments).*)?$`,
);

/** Items per page of the sync endpoint: few, so that every test reads several pages. */
const SYNC_PAGE = 20;

/** Part of the address of the sync endpoint's second page, for `DeliveryApi.faults`: a token is the index of its first item. */
export const SECOND_PAGE_OF_SYNC = `sync_token=${SYNC_PAGE}`;

/** The body of a response that lists items. @param total number of items on all pages. */
const collection = (items: readonly unknown[], total = items.length) => ({ total, items });

/** A page of the sync endpoint, whose values are by locale. */
function syncPage(space: TestSpace, host: string, query: URLSearchParams) {
  const all = [...space.entries.values(), ...space.assets.values()];
  const start = Number(query.get("sync_token") ?? 0);
  const end = start + SYNC_PAGE;
  const items = all
    .slice(start, end)
    .map(inAllLocales)
    .map(({ sys, fields }) => ({ sys: { ...sys, revision: 1 }, metadata: { tags: [] }, fields }));
  const page = { sys: { type: "Array" }, items };
  const url = `https://${host}/spaces/${SPACE_ID}/environments/master/sync?sync_token=`;
  // The last page links to the start, for the next synchronisation.
  if (end < all.length) return { ...page, nextPageUrl: `${url}${end}` };
  return { ...page, nextSyncUrl: `${url}0` };
}

/** A page of entries or assets, filtered and sorted as its query asks. */
function itemsPage(all: ReadonlyMap<string, Item>, query: URLSearchParams) {
  const { total, items } = select(all, {
    types: query.get("sys.contentType.sys.id[in]")?.split(","),
    isNewestFirst: query.get("order") === "-sys.updatedAt",
    limit: Number(query.get("limit") ?? 100),
  });
  if (query.get("select") === "sys")
    return collection(
      items.map(({ sys }) => ({ sys })),
      total,
    );
  return collection(query.get("locale") === "*" ? items.map(inAllLocales) : items, total);
}

export interface DeliveryApi {
  /** Variables that make a command use this API. */
  environment: Readonly<Record<string, string>>;
  /** Paths and queries of all requests. */
  requests: string[];
  /** Faults by a part of the path and query: an error's status, or a truncated response. */
  faults: Map<string, number | "truncated">;
  close: () => void;
}

/** A double of Contentful's Delivery and Preview API over HTTPS, as far as the site's commands use it. */
export async function startDeliveryApi(space: TestSpace): Promise<DeliveryApi> {
  const requests: DeliveryApi["requests"] = [];
  const faults: DeliveryApi["faults"] = new Map();

  /** @returns the body of the response; undefined for an unknown path. */
  const answerTo = (pathname: string, query: URLSearchParams): object | undefined => {
    const match = PATH.exec(pathname.replace(/\/$/, ""));
    if (!match) return undefined;
    const endpoint = match.groups?.endpoint ?? "";
    const bodies: Readonly<Record<string, () => object>> = {
      "": () => ({ sys: { type: "Space", id: SPACE_ID }, name: "Essai", locales: space.locales }),
      "/locales": () => collection(space.locales),
      "/content_types": () =>
        collection(space.types.map((type) => ({ ...type, sys: { ...type.sys, updatedAt: "2026" } }))),
      "/sync": () => syncPage(space, server.host, query),
      "/entries": () => {
        const page = itemsPage(space.entries, query);
        if (query.get("include") !== "1") return page;
        return { ...page, includes: includesOf([...space.entries.values()], space) };
      },
      "/assets": () => itemsPage(space.assets, query),
    };
    return bodies[endpoint]?.();
  };

  const server = await startHttps((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? "/", "https://localhost");
    const send = (status: number, body: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    requests.push(pathname + search);
    const [, fault] = [...faults].find(([part]) => `${pathname}${search}`.includes(part)) ?? [];
    if (typeof fault === "number")
      return send(fault, JSON.stringify({ sys: { type: "Error", id: "ServerError" } }));
    const file = space.files.get(pathname);
    if (file) return response.writeHead(200, { "content-type": "image/png" }).end(file);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return send(401, "{}");
    const answer = answerTo(pathname, searchParams);
    if (!answer) return send(404, "{}");
    // File URLs have a host but no scheme, as in Contentful.
    const body = JSON.stringify(answer).replaceAll('"url":"/files', `"url":"//${server.host}/files`);
    return send(200, fault === "truncated" ? body.slice(0, -100) : body);
  });
  return {
    environment: {
      CONTENTFUL_SPACE_ID: SPACE_ID,
      CONTENTFUL_HOST: server.host,
      ...server.trust,
      // Without a network, gatsby-source-contentful asks foreign hosts for 5 s, before each reading, whether it is online.
      NODE_OPTIONS:
        "--import=data:text/javascript,import%20os%20from%20%22node:os%22;os.networkInterfaces=()=>({})",
    },
    requests,
    faults,
    close: server.close,
  };
}
