import type { IncomingMessage } from "node:http";

/** Endpoints that the command opens to its own pages. */
export interface Opened {
  /** Host name that a server in front of the preview sends. */
  host?: string | undefined;
  /** `develop` only: in a preview, an answer to a query could give the token to every reader of the drafts. */
  graphiql: boolean;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Endpoints of Gatsby and the preview that pages request. The others fetch any address, write files, refresh, or open an editor. */
const ENDPOINTS = [
  "/__webpack_hmr",
  "/__original-stack-frame",
  "/__file-code-frame",
  "/__preview",
  "/__preview/texts",
];

const GRAPHIQL = ["/___graphql", "/___graphql/", "/___graphql/app.js", "/___graphql/fragments"];

const FOREIGN = "Cette demande ne vient pas des pages de ce serveur : voir SECURITY.md.";
const CLOSED = "Cette adresse est fermée : voir SECURITY.md.";

/** Path as Gatsby's router may decode it; undefined if it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  const [path = ""] = url.split("?");
  try {
    return decodeURIComponent(path).replace(/[/\\]+/g, "/");
  } catch {
    return undefined;
  }
}

/** Whether the path is of a page or its files: it is no endpoint, and has no dot segment that could lead to one. */
const isOfPage = (path: string) => path.startsWith("/") && !path.startsWith("/_") && !path.includes("..");

/**
 * Whether a request names this server, and comes from no other origin. Other names can lead here by DNS rebinding:
 * https://owasp.org/www-community/attacks/DNS_Rebinding. @param hostInFront name that a server in front of the preview sends.
 */
function isOwn(headers: IncomingMessage["headers"], hostInFront: string | undefined): boolean {
  const { host = "", origin } = headers;
  const hostName = host.replace(/:\d+$/, "");
  const isKnown = host === hostInFront || LOOPBACK.includes(hostName);
  if (!isKnown) return false;
  // A request by address or link has no origin. A sandboxed page has the origin `null`.
  return origin === undefined || origin.replace(/^https?:\/\//, "") === host;
}

/** Whether no other site has sent the request. A browser adds the header; other programs do not, and are no visitor of another site. */
const isSameOrigin = ({ "sec-fetch-site": site = "none" }: IncomingMessage["headers"]) =>
  site === "none" || site === "same-origin";

/** Decides on a request to `develop` or `preview`. @returns the reason for a refusal, in French. */
export function refusal(
  { url = "", headers }: Pick<IncomingMessage, "url" | "headers">,
  { host, graphiql }: Opened,
): string | undefined {
  if (!isOwn(headers, host)) return FOREIGN;
  const path = decodedPath(url);
  if (path === undefined) return CLOSED;
  // A link of another site, such as Contentful's to the preview, may open a page, and nothing else.
  const isNavigation = headers["sec-fetch-dest"] === "document" && headers.origin === undefined;
  if (!isSameOrigin(headers) && !(isNavigation && isOfPage(path))) return FOREIGN;
  if (isOfPage(path) || ENDPOINTS.includes(path)) return undefined;
  return graphiql && GRAPHIQL.includes(path) ? undefined : CLOSED;
}
