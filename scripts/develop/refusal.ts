/** Which requests `develop` and `preview` refuse: those of other sites, and those to Gatsby's other endpoints. */
import type { IncomingMessage } from "node:http";

/** Who may reach the server, and which of its endpoints. */
export interface Access {
  /** Value of the Host header that a server in front of the preview sends. */
  hostInFront?: string | undefined;
  /**
   * Whether the endpoints of engineers are open: in `develop` only. In a preview, every reader of the drafts could get the token by a query,
   * and the site's code by a code frame.
   */
  forEngineers: boolean;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Endpoints that pages request. Gatsby's others are closed: they fetch any address, write files, refresh, or open an editor. */
const ENDPOINTS = ["/__webpack_hmr", "/__preview", "/__preview/texts"];

/** GraphiQL, and the code around an error. */
const FOR_ENGINEERS = [
  "/___graphql",
  "/___graphql/",
  "/___graphql/app.js",
  "/___graphql/fragments",
  "/__original-stack-frame",
  "/__file-code-frame",
];

const FOREIGN = "Cette demande ne vient pas des pages de ce serveur : voir SECURITY.md.";
const CLOSED = "Cette adresse est fermée : voir SECURITY.md.";

/** @returns the path as Gatsby's router may decode it; undefined if it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  const [path = ""] = url.split("?");
  try {
    return decodeURIComponent(path).replace(/[/\\]+/g, "/");
  } catch {
    return undefined;
  }
}

/** Whether the query would end Gatsby's process: it reads `a=1&a=2` and `a[]=1` as a list or an object, where it expects a text. */
function hasRepeatedName(url: string): boolean {
  const names = [...new URLSearchParams(url.replace(/^[^?]*/, "")).keys()];
  return names.some((name) => name.includes("[")) || new Set(names).size < names.length;
}

/** Whether the path is that of a page or one of its files. Endpoints begin with `/_`, and a dot segment could lead to one. */
const isPageOrFile = (path: string) => path.startsWith("/") && !path.startsWith("/_") && !path.includes("..");

/**
 * Whether a request names this server, and comes from no other origin. Other names can lead here by DNS rebinding:
 * https://owasp.org/www-community/attacks/DNS_Rebinding.
 */
function isOwn(headers: IncomingMessage["headers"], hostInFront: Access["hostInFront"]): boolean {
  const { host = "", origin } = headers;
  const hostName = host.replace(/:\d+$/, "");
  const isKnown = host === hostInFront || LOOPBACK.includes(hostName);
  if (!isKnown) return false;
  // A request by address or link has no origin. A sandboxed page has the origin `null`.
  return origin === undefined || origin.replace(/^https?:\/\//, "") === host;
}

/** Whether no other site has sent the request. `none` is the address bar. A program without a browser has no such header, and is allowed. */
const isSameOrigin = ({ "sec-fetch-site": site = "none" }: IncomingMessage["headers"]) =>
  site === "none" || site === "same-origin";

/** Decides on a request to `develop` or `preview`. @returns the reason for a refusal, in French. */
export function refusal(
  { url = "", headers }: Pick<IncomingMessage, "url" | "headers">,
  { hostInFront, forEngineers }: Access,
): string | undefined {
  if (!isOwn(headers, hostInFront)) return FOREIGN;
  const path = decodedPath(url);
  if (path === undefined) return CLOSED;
  // A link of another site, such as Contentful's to the preview, may open a page, and nothing else.
  const isNavigation = headers["sec-fetch-dest"] === "document" && headers.origin === undefined;
  if (!isSameOrigin(headers) && !(isNavigation && isPageOrFile(path))) return FOREIGN;
  if (hasRepeatedName(url)) return CLOSED;
  if (isPageOrFile(path) || ENDPOINTS.includes(path)) return undefined;
  return forEngineers && FOR_ENGINEERS.includes(path) ? undefined : CLOSED;
}
