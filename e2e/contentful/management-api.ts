import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

import { contentTypes } from "../../src/content/model/registry";
import { toContentType } from "../../src/content/sources/contentful/model-export";
import { contentfulSpace } from "../../src/content/sources/contentful/space";
import { readLocalContent } from "../../src/content/sources/local";
import { FROZEN_CONTENT } from "../../src/testing/content";
import { startHttps } from "../../src/testing/local-server";

/** An entry, an asset, a type, or the editor's form of a type. */
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

const isRefusal = (answer: object): answer is Refusal =>
  "status" in answer && typeof answer.status === "number";

/** The start of each path: `/spaces/espace/environments/master/`. */
const IN_SPACE = /^\/spaces\/espace(\/environments\/[^/]+)?\/?/;

/** A double of the Management API with the endpoints that the import needs. */
export async function startManagementApi() {
  const items = new Map<string, Item>();
  /** Paths whose PUT fails. */
  const refused = new Map<string, Refusal>();
  /** PUT and POST requests so far. */
  const written: string[] = [];

  /** Publishes an item, the effect of a PUT to `entries/faqItem-1/published`. */
  function publish(item: Item): Item {
    const { version } = item.sys;
    Object.assign(item.sys, { publishedVersion: version, firstPublishedAt: "2026", version: version + 1 });
    return item;
  }

  /** Processes the file of an asset. Contentful then sets its URL. */
  function processFile(asset: Item): Item {
    const { file } = asset.fields as { file: { fr: object } };
    Object.assign(file.fr, { url: "//files/a.png" });
    asset.sys.version += 1;
    return asset;
  }

  /** @param path such as `entries/faqItem-1`, `content_types/faqItem/editor_interface` or `assets/a/files/fr/process`. */
  function put(path: string, body: object, request: IncomingMessage): Item | Refusal {
    const [kind = "", id = "", action = ""] = path.split("/");
    const before = items.get(path) ?? items.get(`${kind}/${id}`);
    if (before && action === "published") return publish(before);
    if (before && action === "files") return processFile(before);
    const versionBefore = before?.sys.version ?? 0;
    const sentVersion = Number(request.headers["x-contentful-version"] ?? 0);
    // Contentful refuses a PUT without the current version.
    if (!action && sentVersion !== versionBefore) return CONFLICT;
    const sys: Item["sys"] = { ...before?.sys, id, version: versionBefore + 1 };
    // An entry names its type in a header, and an editor's form belongs to the type in its path.
    const typeId = action ? id : request.headers["x-contentful-content-type"];
    if (typeof typeId === "string") sys.contentType = { sys: { id: typeId } };
    const item = { ...body, sys };
    items.set(path, item);
    return item;
  }

  /** The editor's form of a type: an empty one exists as soon as the type is published. */
  function findForm(path: string): object | undefined {
    const form = items.get(path);
    if (form) return form;
    const type = items.get(path.replace("/editor_interface", ""));
    return type?.sys.publishedVersion ? { sys: { version: 1 }, controls: [] } : undefined;
  }

  function find(path: string, query: URLSearchParams): object | undefined {
    if (path.endsWith("/editor_interface")) return findForm(path);
    if (path.includes("/")) return items.get(path);
    const ids = query.get("sys.id[in]")?.split(",");
    const types = query.get("sys.contentType.sys.id[in]")?.split(",");
    const ofKind = [...items]
      .filter(([key]) => key.split("/").length === 2 && key.startsWith(`${path}/`))
      .map(([, item]) => item);
    const found = ofKind
      .filter(({ sys }) => ids?.includes(sys.id) ?? true)
      .filter(({ sys }) => types?.includes(sys.contentType?.sys.id ?? "") ?? true)
      .sort((one, other) => (one.sys.id < other.sys.id ? -1 : 1));
    const skip = Number(query.get("skip") ?? 0);
    const limit = Number(query.get("limit") ?? 100);
    const page = found.slice(skip, skip + limit);
    return { sys: { type: "Array" }, total: found.length, skip, limit, items: page };
  }

  function answerTo(request: IncomingMessage, sent: string): object {
    const { pathname, searchParams } = new URL(request.url ?? "/", "https://localhost");
    const path = pathname.replace(IN_SPACE, "");
    if (request.method === "GET") return find(path, searchParams) ?? NOT_FOUND;
    written.push(`${request.method ?? ""} ${path}`);
    if (request.method === "POST") return { sys: { id: "upload", type: "Upload" } };
    const body = (sent ? JSON.parse(sent) : {}) as object;
    return refused.get(path) ?? put(path, body, request);
  }

  const server = await startHttps((request, response) => {
    void text(request).then((sent) => {
      const answer = answerTo(request, sent);
      const send = (status: number, body: object) =>
        response
          .writeHead(status, { "content-type": "application/vnd.contentful.management.v1+json" })
          .end(JSON.stringify(body));
      if (!isRefusal(answer)) return send(200, answer);
      const { status, id, details } = answer;
      return send(status, { sys: { type: "Error", id }, message: id, details });
    });
  });
  /** Fills the space as an import does. All is published. */
  function fill(): void {
    const published = { version: 2, publishedVersion: 1, firstPublishedAt: "2025" };
    for (const { contentType, editorInterface } of contentTypes.map(toContentType)) {
      const path = `content_types/${contentType.sys.id}`;
      items.set(path, { ...contentType, sys: { ...contentType.sys, ...published } });
      items.set(`${path}/editor_interface`, { ...editorInterface, sys: { id: "default", version: 1 } });
    }
    const { entries, assets } = contentfulSpace(readLocalContent(FROZEN_CONTENT));
    for (const { sys, fields } of entries)
      items.set(`entries/${sys.id}`, { sys: { ...sys, ...published }, fields });
    for (const { sys, fields } of assets)
      items.set(`assets/${sys.id}`, { sys: { ...sys, ...published }, fields });
  }

  items.set("locales/fr", { sys: { id: "fr", version: 1 }, code: "fr", name: "Français", default: true });
  return {
    items,
    refused,
    written,
    fill,
    environment: {
      CONTENTFUL_SPACE_ID: "espace",
      CONTENTFUL_MANAGEMENT_TOKEN: "jeton",
      CONTENTFUL_MANAGEMENT_HOST: server.host,
      ...server.trust,
    },
    close: server.close,
  };
}
