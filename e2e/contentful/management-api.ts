import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { buffer } from "node:stream/consumers";

import type { Certificate } from "./certificate";
import { listen, type Listening } from "./listen";
import { ManagementSpace, Refused } from "./management-space";
import { toError } from "./wire";

/** A request that the API fails, `times` times. */
export interface ManagementFault {
  method: string;
  /** The end of the path: `content_types/tender`. */
  path: string;
  times: number;
  status: number;
  headers?: Readonly<Record<string, string>>;
}

export interface ManagementApi extends Listening {
  /** The current state of the space. */
  space: ManagementSpace;
  /** Method and path of each request, in order. */
  requests: string[];
  /** Makes the next requests fail. */
  fail: (fault: ManagementFault) => void;
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

function answer(space: ManagementSpace, spaceId: string, { method, url, headers, body }: ApiRequest) {
  const environment = `/spaces/${spaceId}/environments/master`;
  if (url.pathname === `/spaces/${spaceId}`) return { sys: { type: "Space", id: spaceId }, name: "Essai" };
  if (url.pathname === environment) {
    return { sys: { ...space.place, type: "Environment", id: "master" }, name: "master" };
  }
  const path = url.pathname.slice(environment.length + 1);
  if (method === "POST" && path === "uploads") return space.upload(body);
  if (method === "GET") {
    return path.includes("/") && path !== "public/entries"
      ? space.entities.get(path)
      : space.list(path, url.searchParams);
  }
  const sent = body.length > 0 ? (JSON.parse(body.toString()) as Readonly<Record<string, unknown>>) : {};
  const contentType = headers["x-contentful-content-type"]?.toString();
  return space.put(path, sent, Number(headers["x-contentful-version"] ?? 0), contentType);
}

/** The answer to a request: what the space has, or why Contentful refuses the request. */
function respond(allowed: boolean, options: Options, space: ManagementSpace, request: ApiRequest) {
  try {
    if (!allowed) throw new Refused(401, "AccessTokenInvalid");
    const found = answer(space, options.spaceId, request);
    if (!found) throw new Refused(404, "NotFound");
    return { status: 200, body: found };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, id, problems } = error;
    const details = { errors: problems.map((problem) => ({ name: "invalid", details: problem })) };
    return { status, body: { ...toError(id, "Refused by the test's Management API."), details } };
  }
}

/**
 * Starts an HTTPS server with the part of Contentful's Management API that `contentful:import` and `contentful:migrate` use, for
 * an empty space whose default locale is `en-US`. It checks what Contentful checks: the token, versions, types, forms and
 * entries.
 */
export async function startManagementApi(options: Options): Promise<ManagementApi> {
  const { certificate, token, spaceId } = options;
  const space = new ManagementSpace(spaceId);
  const requests: string[] = [];
  const faults: ManagementFault[] = [];
  const server = createServer(certificate, (request, response) => {
    void buffer(request).then((body) => {
      const { headers, method = "GET" } = request;
      const url = new URL(request.url ?? "/", "https://localhost");
      requests.push(`${method} ${url.pathname}`);
      const fault = faults.find(
        (each) => each.times > 0 && each.method === method && url.pathname.endsWith(`/${each.path}`),
      );
      if (fault) fault.times -= 1;
      const allowed = headers.authorization === `Bearer ${token}`;
      const { status, body: answered } = fault
        ? { status: fault.status, body: toError("Fault", "A fault that a test requested.") }
        : respond(allowed, options, space, { method, url, headers, body });
      response
        .writeHead(status, {
          "content-type": "application/vnd.contentful.management.v1+json",
          ...fault?.headers,
        })
        .end(JSON.stringify(answered));
    });
  });
  return { ...(await listen(server)), space, requests, fail: (fault) => faults.push({ ...fault }) };
}
