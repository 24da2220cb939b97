import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { buffer } from "node:stream/consumers";

import type { Certificate } from "./certificate";
import { listen, type Listening } from "./listen";
import { ManagementSpace } from "./management-space";
import { toError } from "./wire";

export interface ManagementApi extends Listening {
  /** The current state of the space. */
  space: ManagementSpace;
}

interface Options {
  certificate: Certificate;
  token: string;
  spaceId: string;
}

interface ApiRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const refusal = (allowed: boolean, method: string): [status: number, id: string] => {
  if (!allowed) return [401, "AccessTokenInvalid"];
  return method === "GET" ? [404, "NotFound"] : [409, "VersionMismatch"];
};

function answer(space: ManagementSpace, spaceId: string, { method, url, headers, body }: ApiRequest) {
  const environment = `/spaces/${spaceId}/environments/master`;
  if (url.pathname === `/spaces/${spaceId}`) return { sys: { type: "Space", id: spaceId }, name: "Essai" };
  if (url.pathname === environment) {
    return { sys: { ...space.place, type: "Environment", id: "master" }, name: "master" };
  }
  const path = url.pathname.slice(environment.length + 1);
  if (method === "POST" && path === "uploads") return space.upload(body);
  if (method === "GET") {
    return path.includes("/")
      ? space.entities.get(path)
      : space.list(path, url.searchParams.get("sys.id[in]"));
  }
  const sent = body.length > 0 ? (JSON.parse(body.toString()) as Readonly<Record<string, unknown>>) : {};
  const contentType = headers["x-contentful-content-type"]?.toString();
  return space.put(path, sent, Number(headers["x-contentful-version"] ?? 0), contentType);
}

/**
 * Starts an HTTPS server with the part of Contentful's Management API that `contentful:import` uses, for an empty space whose
 * default locale is `en-US`. It rejects a wrong token and a stale version.
 */
export async function startManagementApi({ certificate, token, spaceId }: Options): Promise<ManagementApi> {
  const space = new ManagementSpace(spaceId);
  const server = createServer(certificate, (request, response) => {
    void buffer(request).then((body) => {
      const { headers, method = "GET" } = request;
      const allowed = headers.authorization === `Bearer ${token}`;
      const url = new URL(request.url ?? "/", "https://localhost");
      const found = allowed ? answer(space, spaceId, { method, url, headers, body }) : undefined;
      const [status, id] = found ? [200, ""] : refusal(allowed, method);
      response
        .writeHead(status, { "content-type": "application/vnd.contentful.management.v1+json" })
        .end(JSON.stringify(found ?? toError(id, "Refused by the test's Management API.")));
    });
  });
  return { ...(await listen(server)), space };
}
