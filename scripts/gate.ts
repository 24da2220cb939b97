import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { Socket } from "node:net";

import { previewHost } from "../src/environment";

/** The names of this machine, in the address of a page. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Why a request is not answered, in French. */
const FOREIGN = "Cette demande ne vient pas des pages de ce serveur : voir docs/contentful.md.";
const CLOSED = "Cette adresse est fermée : voir docs/contentful.md.";

/**
 * What Gatsby's pages and its error messages ask for, of all addresses that begin with `_`. The others run queries, whose answers have
 * the token, fetch any address, open an editor or read all content again.
 */
const OPEN = /^\/(?:[^_]|$|__(?:webpack_hmr|preview|preview\/texts|original-stack-frame|file-code-frame)$)/;

/** The path of a request as Gatsby's router may read it. A path that is no clear text is closed. */
function isOpen(url: string): boolean {
  const [path = ""] = url.split("?");
  try {
    return OPEN.test(decodeURIComponent(path).replace(/[/\\]+/g, "/"));
  } catch {
    return false;
  }
}

/**
 * Why a request is refused. Gatsby's development server lets every site that the browser has open read its answers, and a foreign name
 * can lead to this machine (https://owasp.org/www-community/attacks/DNS_Rebinding).
 * @param own the host of this server if a server in front of it gives it a name.
 * @returns undefined if one of its own pages may have sent it, or if a link led to a page.
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
 * Listens on this machine, and hands own requests on to a server behind it, WebSockets included. A page that is asked for while that
 * server still starts loads itself again.
 * @param port of this machine.
 * @param target the address of the server behind.
 * @returns a function that stops listening.
 * @throws in French, if the port is taken.
 */
export async function openGate(port: number, target: string): Promise<() => void> {
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
