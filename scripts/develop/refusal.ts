import type { IncomingMessage } from "node:http";

/** To whom the command opens its pages. */
export interface Opened {
  /** Host name that a server in front of the preview sends. */
  host?: string | undefined;
  /**
   * Whether the endpoints of engineers are open: `develop` only. In a preview, a query's answer could give the token, and a code frame the
   * site's code, to every reader of the drafts.
   */
  forEngineers: boolean;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Endpoints of Gatsby and the preview that pages request. The others fetch any address, write files, refresh, or open an editor. */
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

/** Path as Gatsby's router may decode it; undefined if it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  const [path = ""] = url.split("?");
  try {
    return decodeURIComponent(path).replace(/[/\\]+/g, "/");
  } catch {
    return undefined;
  }
}

/** Whether Gatsby would read a list or an object where it expects a text, and end: `a=1&a=2`, `a[]=1`. */
function hasListedName(url: string): boolean {
  const names = [...new URLSearchParams(url.replace(/^[^?]*/, "")).keys()];
  return names.some((name) => name.includes("[")) || new Set(names).size < names.length;
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
  { host, forEngineers }: Opened,
): string | undefined {
  if (!isOwn(headers, host)) return FOREIGN;
  const path = decodedPath(url);
  if (path === undefined) return CLOSED;
  // A link of another site, such as Contentful's to the preview, may open a page, and nothing else.
  const isNavigation = headers["sec-fetch-dest"] === "document" && headers.origin === undefined;
  if (!isSameOrigin(headers) && !(isNavigation && isOfPage(path))) return FOREIGN;
  if (hasListedName(url)) return CLOSED;
  if (isOfPage(path) || ENDPOINTS.includes(path)) return undefined;
  return forEngineers && FOR_ENGINEERS.includes(path) ? undefined : CLOSED;
}
