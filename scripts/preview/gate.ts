import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { createProxyServer } from "httpxy";

import { isAllowed } from "./allowed-requests";
import type { GateAddress } from "./gate-address";

/** In ms. Slows down those who try passwords. */
const AFTER_A_WRONG_PASSWORD = 1000;

/** Drafts are for no index, and for no cache but the own browser, which asks each time. */
const HEADERS = { "X-Robots-Tag": "noindex, nofollow", "Cache-Control": "private, no-cache" };

const STARTING = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>L’aperçu démarre</title></head><body><main><h1>L’aperçu démarre</h1><p>Il s’affichera ici dans moins d’une minute.</p></main></body></html>`;

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request brings the password, with any user name (RFC 7617). */
function hasPassword({ headers }: IncomingMessage, password: string): boolean {
  const [scheme = "", credentials = ""] = (headers.authorization ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic") return false;
  const [, given = ""] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, "base64").toString()) ?? [];
  return timingSafeEqual(hashOf(given), hashOf(password));
}

/**
 * Opens the only way to the preview's server, which knows no password, and answers questions about any file of this machine.
 * @param address where to listen, and the password.
 * @param address.behind the port of the preview's server on this machine.
 * @throws when the port is taken.
 */
export async function openGate({ host, port, password, behind }: GateAddress & { behind: number }) {
  const proxy = createProxyServer({ target: `http://localhost:${behind}`, xfwd: true });
  // The server still starts, or has just stopped.
  proxy.on("error", (_error, _request, response) => {
    if (!response || !("writeHead" in response)) response?.destroy();
    else if (response.headersSent) response.destroy();
    else response.writeHead(503, { ...HEADERS, "Content-Type": "text/html; charset=utf-8" }).end(STARTING);
  });
  proxy.on("proxyRes", ({ headers }) => {
    // Gatsby lets every site read its answers.
    delete headers["access-control-allow-origin"];
    for (const [name, value] of Object.entries(HEADERS)) headers[name.toLowerCase()] = value;
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, text: string, headers = {}) =>
      response
        .writeHead(status, { ...HEADERS, "Content-Type": "text/plain; charset=utf-8", ...headers })
        .end(text);
    if (request.url === "/robots.txt") refuse(200, "User-agent: *\nDisallow: /\n");
    else if (password && !hasPassword(request, password)) {
      if (request.headers.authorization) await pause(AFTER_A_WRONG_PASSWORD);
      const challenge = { "WWW-Authenticate": 'Basic realm="Apercu des brouillons", charset="UTF-8"' };
      refuse(401, "Il faut le mot de passe de l’aperçu.", challenge);
    } else if (!isAllowed(request)) refuse(404, "Cette adresse n’est pas servie.");
    else await proxy.web(request, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on("upgrade", (request, socket: Socket, head) => {
    socket.on("error", () => socket.destroy());
    if ((password && !hasPassword(request, password)) || !isAllowed(request)) socket.destroy();
    else proxy.ws(request, socket, {}, head).catch(() => socket.destroy());
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
