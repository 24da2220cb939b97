import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

import { startHttps } from "../../src/testing/local-server";

interface Item {
  sys: { id: string; version: number; publishedVersion?: number; contentType?: { sys: { id: string } } };
  [name: string]: unknown;
}

/** An error as Contentful answers it. */
interface Refusal {
  status: number;
  id: string;
  details?: object;
}

const NOT_FOUND: Refusal = { status: 404, id: "NotFound" };
const CONFLICT: Refusal = { status: 409, id: "VersionMismatch" };

/** A double of the Management API with the endpoints that the import needs. */
export async function startManagementApi() {
  const items = new Map<string, Item>();
  /** Paths whose PUT fails. */
  const refused = new Map<string, Refusal>();
  /** PUT and POST requests so far. */
  const written: string[] = [];
  /** Called before each request that writes. */
  const hooks = { beforeWrite: (): void => undefined };

  function put(path: string, body: object, request: IncomingMessage): Item | Refusal {
    const [kind = "", id = "", action = ""] = path.split("/");
    const before = items.get(path) ?? items.get(`${kind}/${id}`);
    const version = (before?.sys.version ?? 0) + 1;
    if (before && action === "published") {
      Object.assign(before.sys, { publishedVersion: version - 1, firstPublishedAt: "2026", version });
      return before;
    }
    if (before && action === "files") {
      // Contentful sets a file's URL once it is processed.
      Object.assign((before.fields as { file: { fr: object } }).file.fr, { url: "//files/a.png" });
      before.sys.version = version;
      return before;
    }
    // Contentful refuses a PUT without the current version.
    if (!action && Number(request.headers["x-contentful-version"] ?? 0) !== version - 1) return CONFLICT;
    const typeId = request.headers["x-contentful-content-type"];
    const owner = action ? id : typeId;
    const contentType = typeof owner === "string" && { contentType: { sys: { id: owner } } };
    const item = { ...body, sys: { ...before?.sys, id, version, ...contentType } };
    items.set(path, item);
    return item;
  }

  function find(path: string, query: URLSearchParams): object | undefined {
    if (path.endsWith("/editor_interface")) {
      const type = items.get(path.replace("/editor_interface", ""));
      return (
        items.get(path) ?? (type?.sys.publishedVersion ? { sys: { version: 1 }, controls: [] } : undefined)
      );
    }
    if (path.includes("/")) return items.get(path);
    const ids = query.get("sys.id[in]")?.split(",");
    const types = query.get("sys.contentType.sys.id[in]")?.split(",");
    const all = [...items]
      .filter(([key]) => key.split("/").length === 2 && key.startsWith(`${path}/`))
      .map(([, item]) => item)
      .filter(({ sys }) => ids?.includes(sys.id) ?? true)
      .filter(({ sys }) => types?.includes(sys.contentType?.sys.id ?? "") ?? true)
      .sort((one, other) => (one.sys.id < other.sys.id ? -1 : 1));
    const skip = Number(query.get("skip") ?? 0);
    const limit = Number(query.get("limit") ?? 100);
    return { sys: { type: "Array" }, total: all.length, skip, limit, items: all.slice(skip, skip + limit) };
  }

  const server = await startHttps((request, response) => {
    void text(request).then((sent) => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "https://localhost");
      const path = pathname.replace(/^\/spaces\/espace(\/environments\/[^/]+)?\/?/, "");
      const isFile = request.headers["content-type"] === "application/octet-stream";
      const body = (sent && !isFile ? JSON.parse(sent) : {}) as object;
      if (request.method !== "GET") {
        hooks.beforeWrite();
        written.push(`${request.method ?? ""} ${path}`);
      }
      const answerTo = (): object => {
        if (request.method === "GET") return find(path, searchParams) ?? NOT_FOUND;
        if (request.method === "POST") return { sys: { id: "upload", type: "Upload" } };
        return refused.get(path) ?? put(path, body, request);
      };
      const answer = answerTo();
      const isRefused = "status" in answer && typeof answer.status === "number";
      const { status, id, details } = isRefused ? (answer as Refusal) : { status: 200, id: "", details: {} };
      response
        .writeHead(status, { "content-type": "application/vnd.contentful.management.v1+json" })
        .end(JSON.stringify(isRefused ? { sys: { type: "Error", id }, message: id, details } : answer));
    });
  });
  items.set("locales/fr", { sys: { id: "fr", version: 1 }, code: "fr", name: "Français", default: true });
  return {
    items,
    refused,
    written,
    hooks,
    environment: {
      CONTENTFUL_SPACE_ID: "espace",
      CONTENTFUL_MANAGEMENT_TOKEN: "jeton",
      CONTENTFUL_MANAGEMENT_HOST: server.host,
      ...server.trust,
    },
    close: server.close,
  };
}
