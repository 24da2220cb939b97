import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { Socket } from "node:net";

import { previewHost } from "../../src/environment";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

const FOREIGN = "Cette demande ne vient pas des pages de ce serveur : voir docs/contentful.md.";
const CLOSED = "Cette adresse est fermée : voir docs/contentful.md.";

/** Allowlist of Gatsby's `/_…` endpoints: HMR, error overlay, preview. Others leak the token, fetch any URL, refresh or open an editor. */
const OPEN = /^\/(?:[^_]|$|__(?:webpack_hmr|preview|preview\/texts|original-stack-frame|file-code-frame)$)/;

/** Tests the path as Gatsby's router may decode it. Undecodable paths and dot segments are closed. */
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
 * Refuses cross-site requests and DNS rebinding, which Gatsby's server allows: https://owasp.org/www-community/attacks/DNS_Rebinding.
 * @param own the host name that a reverse proxy in front sends. @returns the reason for a refusal, in French.
 */
export function refusal({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">, own?: string) {
  const { host = "", origin, "sec-fetch-site": site = "none", "sec-fetch-dest": target } = headers;
  const isKnown = host === own || LOOPBACK.includes(host.replace(/:\d+$/, ""));
  // A sandboxed page has the origin `null`.
  const isOwn = isKnown && (origin === undefined || origin.replace(/^https?:\/\//, "") === host);
  // Contentful's link to the preview comes from another site.
  const isNavigation = target === "document" && origin === undefined;
  if (!isOwn || !(site === "none" || site === "same-origin" || isNavigation)) return FOREIGN;
  return isOpen(url) ? undefined : CLOSED;
}

const page = (title: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${title}</title><p>${title}</p></html>`;

/** Starts a reverse proxy on `localhost`, WebSockets included. @returns its stop function. @throws in French, if the port is taken. */
export async function startProxy(port: number, target: string): Promise<() => void> {
  // Imported dynamically, because Jest cannot load this package.
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
