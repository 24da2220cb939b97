import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import type { Certificate } from "./certificate";
import { toError } from "./wire";

/** Anything that the API keeps: its `sys`, and the rest as it was sent. */
export interface Entity {
  sys: { id: string; type: string; version: number; publishedVersion?: number } & Record<string, unknown>;
  [field: string]: unknown;
}

export interface ManagementApi {
  /** `localhost:PORT`, for CONTENTFUL_MANAGEMENT_HOST. */
  host: string;
  /** By path under the environment: `entries/homePage`, `content_types/tender/editor_interface`. */
  entities: ReadonlyMap<string, Entity>;
  /** The bytes of each upload, by its id. */
  uploads: ReadonlyMap<string, Buffer>;
  close: () => Promise<void>;
}

interface Options {
  certificate: Certificate;
  token: string;
  spaceId: string;
}

const TYPES: Readonly<Record<string, string>> = {
  content_types: "ContentType",
  entries: "Entry",
  assets: "Asset",
  locales: "Locale",
  editor_interface: "EditorInterface",
};

/** A new space has one locale, which is not French. */
const firstLocale: Entity = {
  sys: { id: "premiere", type: "Locale", version: 1 },
  name: "English (United States)",
  code: "en-US",
  fallbackCode: null,
  default: true,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: false,
};

const refusal = (allowed: boolean, method: string): [status: number, id: string] => {
  if (!allowed) return [401, "AccessTokenInvalid"];
  return method === "GET" ? [404, "NotFound"] : [409, "VersionMismatch"];
};

/** What a processed file has in place of its upload. */
function process(asset: Entity, locale: string): void {
  const { file } = asset.fields as {
    file: Record<string, { fileName: string; uploadFrom?: { sys: { id: string } } }>;
  };
  const stored = file[locale];
  if (!stored?.uploadFrom) return;
  const { uploadFrom, ...rest } = stored;
  file[locale] = { ...rest, ...{ url: `//images.test/${uploadFrom.sys.id}/${rest.fileName}` } };
}

/**
 * Starts an HTTPS server that speaks as much of Contentful's Management API as `contentful:import` uses, on an empty space with
 * the default locale `en-US`: it keeps what is put, counts versions, publishes, takes uploads, and refuses a stale version.
 */
export async function startManagementApi({ certificate, token, spaceId }: Options): Promise<ManagementApi> {
  const entities = new Map<string, Entity>([["locales/premiere", firstLocale]]);
  const uploads = new Map<string, Buffer>();
  const base = `/spaces/${spaceId}/environments/master`;

  const list = (kind: string, ids: string | null) => {
    const items = [...entities.entries()]
      .filter(
        ([path, { sys }]) =>
          path.split("/").length === 2 &&
          path.startsWith(`${kind}/`) &&
          (ids ?? sys.id).split(",").includes(sys.id),
      )
      .map(([, entity]) => entity);
    return { sys: { type: "Array" }, total: items.length, skip: 0, limit: 1000, items };
  };

  function put(path: string, sent: Readonly<Record<string, unknown>>, given: number, contentType?: string) {
    const action = /^(.+)\/(published|files\/([^/]+)\/process)$/.exec(path);
    const target = action?.[1] ?? path;
    const before = entities.get(target);
    if ((before?.sys.version ?? 0) !== given && before) return undefined;
    if (before && action) {
      before.sys.version += 1;
      if (action[3]) process(before, action[3]);
      else before.sys.publishedVersion = given;
      return before;
    }
    const [kind = "", id = ""] = path.split("/");
    const sys = {
      ...before?.sys,
      id,
      type: TYPES[path.split("/").at(-1) ?? ""] ?? TYPES[kind] ?? kind,
      version: (before?.sys.version ?? 0) + 1,
      ...(contentType && {
        contentType: { sys: { type: "Link", linkType: "ContentType", id: contentType } },
      }),
    };
    const entity: Entity = { ...sent, sys };
    entities.set(path, entity);
    // Contentful makes an empty form for each new type.
    if (kind === "content_types" && !before) put(`${path}/editor_interface`, { controls: [] }, 0);
    return entity;
  }

  function answer(method: string, url: URL, body: Buffer, headers: NodeJS.Dict<string | string[]>) {
    if (url.pathname === `/spaces/${spaceId}`) return { sys: { type: "Space", id: spaceId }, name: "Essai" };
    if (url.pathname === base) return { sys: { type: "Environment", id: "master" }, name: "master" };
    const path = url.pathname.slice(base.length + 1);
    if (method === "POST" && path === "uploads") {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, body);
      return { sys: { type: "Upload", id } };
    }
    if (method === "GET")
      return path.includes("/") ? entities.get(path) : list(path, url.searchParams.get("sys.id[in]"));
    const sent = body.length > 0 ? (JSON.parse(body.toString()) as Readonly<Record<string, unknown>>) : {};
    const type = headers["x-contentful-content-type"];
    return put(path, sent, Number(headers["x-contentful-version"] ?? 0), type?.toString());
  }

  const server: Server = createServer(certificate, (request, response) => {
    void buffer(request).then((body) => {
      const { headers, method = "GET" } = request;
      const allowed = headers.authorization === `Bearer ${token}`;
      const url = new URL(request.url ?? "/", "https://localhost");
      const found = allowed ? answer(method, url, body, headers) : undefined;
      const [status, id] = found ? [200, ""] : refusal(allowed, method);
      response
        .writeHead(status, { "content-type": "application/vnd.contentful.management.v1+json" })
        .end(JSON.stringify(found ?? toError(id, "Refused by the test's Management API.")));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    entities,
    uploads,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
