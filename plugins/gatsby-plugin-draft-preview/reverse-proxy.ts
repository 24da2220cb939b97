import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { Socket } from "node:net";

import { previewHost } from "../../src/environment";

/** The host names of this machine. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Why a request is refused. */
const FOREIGN = "Cette demande ne vient pas des pages de ce serveur : voir docs/contentful.md.";
const CLOSED = "Cette adresse est fermée : voir docs/contentful.md.";

/**
 * Allowlist of Gatsby's internal endpoints, which begin with `_`: hot reloading, error overlay, preview. The closed ones run queries,
 * whose answers have the token, fetch any address, open an editor or refresh all content.
 */
const OPEN = /^\/(?:[^_]|$|__(?:webpack_hmr|preview|preview\/texts|original-stack-frame|file-code-frame)$)/;

/** Whether the path is open, as Gatsby's router may read it. A path that cannot be decoded, or has dot segments, is closed. */
function isOpen(url: string): boolean {
  const [path = ""] = url.split("?");
  try {
    const read = decodeURIComponent(path).replace(/[/\\]+/g, "/");
    return OPEN.test(read) && !read.includes("..");
  } catch {
    return false;
  }
}

/**
 * Guards against cross-site requests and DNS rebinding (https://owasp.org/www-community/attacks/DNS_Rebinding), because Gatsby's
 * development server lets every site read its answers: only its own pages on known hosts, and links to a page, may ask.
 * @param own the host name that a server in front gives to this one, if there is one.
 * @returns why the request is refused, in French; undefined if it is not.
 */
export function refusal(
  { url = "", headers }: Pick<IncomingMessage, "url" | "headers">,
  own?: string,
): string | undefined {
  const { host = "", origin, "sec-fetch-site": site = "none", "sec-fetch-dest": target } = headers;
  const isKnown = host === own || LOOPBACK.includes(host.replace(/:\d+$/, ""));
  // A page in a sandbox has the origin `null`.
  const isOwn = isKnown && (origin === undefined || origin.replace(/^https?:\/\//, "") === host);
  // Contentful's link to the preview comes from another site.
  const isNavigation = target === "document" && origin === undefined;
  if (!isOwn || !(site === "none" || site === "same-origin" || isNavigation)) return FOREIGN;
  return isOpen(url) ? undefined : CLOSED;
}

const page = (title: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${title}</title><p>${title}</p></html>`;

/**
 * Starts a reverse proxy on `localhost` that forwards allowed requests to a server, WebSockets included. While that server starts, the
 * answer is a page that reloads itself.
 * @param port of `localhost`.
 * @param target the address of the server.
 * @returns a function that stops the proxy.
 * @throws in French, if the port is taken.
 */
export async function startProxy(port: number, target: string): Promise<() => void> {
  // Jest cannot read this package.
  const { createProxyServer } = await import("httpxy");
  const proxy = createProxyServer({ target });
  proxy.on("proxyRes", ({ headers }) => {
    for (const name of Object.keys(headers))
      if (name.startsWith("access-control-")) Reflect.deleteProperty(headers, name);
  });
  const own = previewHost();
  const server = createServer((request, response) => {
    const reason = refusal(request, own);
    const send = (status: number, title: string, more = {}) => {
      if (response.headersSent) response.destroy();
      else
        response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...more }).end(page(title));
    };
    if (reason) send(403, reason);
    else
      proxy
        .web(request, response)
        .catch(() => send(503, "La page sera là dans un instant.", { refresh: "2", "retry-after": "2" }));
  });
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    if (refusal(request, own) || !(socket instanceof Socket)) socket.destroy();
    else proxy.ws(request, socket, { target }, head).catch(() => socket.destroy());
  });
  await once(server.listen(port, "localhost"), "listening").catch((error: unknown) => {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new Error(
      `Le port ${port} ne peut pas être ouvert (${code}). Choisissez-en un autre : « -- --port 9100 ».`,
    );
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
