import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { createProxyServer } from "httpxy";

import { isAllowed } from "./allowed-requests";
import type { GateAddress } from "./gate-address";
import { isOwnRequest } from "./own-requests";

/** In ms. Slows down those who try passwords. */
const AFTER_A_WRONG_PASSWORD = 1000;

/** Drafts are for no index, and for no cache but the own browser, which asks each time. */
const HEADERS = { "X-Robots-Tag": "noindex, nofollow", "Cache-Control": "private, no-cache" };

const STARTING = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>L’aperçu démarre</title></head><body><main><h1>L’aperçu démarre</h1><p>Il s’affichera ici dans moins d’une minute.</p></main></body></html>`;

const TEXT = { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" };

const CHALLENGE = { "WWW-Authenticate": 'Basic realm="Apercu des brouillons", charset="UTF-8"' };

const NOT_OWN =
  "Cette demande vient d’un autre site, ou le serveur devant l’aperçu ne transmet pas l’en-tête Host : voir docs/contentful.md.";

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request brings the password, with any user name (RFC 7617). */
function hasPassword({ headers }: IncomingMessage, password: string): boolean {
  const [scheme = "", credentials = ""] = (headers.authorization ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic") return false;
  const [, given = ""] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, "base64").toString()) ?? [];
  return timingSafeEqual(hashOf(given), hashOf(password));
}

interface Refusal {
  status: number;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** What the gate itself answers to a request that the preview's server must not get. */
async function refusalOf(request: IncomingMessage, password: string): Promise<Refusal | undefined> {
  if (request.url === "/robots.txt") return { status: 200, text: "User-agent: *\nDisallow: /\n" };
  if (!isOwnRequest(request, password === "")) return { status: 403, text: NOT_OWN };
  if (password && !hasPassword(request, password)) {
    if (request.headers.authorization) await pause(AFTER_A_WRONG_PASSWORD);
    return { status: 401, text: "Il faut le mot de passe de l’aperçu.", headers: CHALLENGE };
  }
  return isAllowed(request) ? undefined : { status: 404, text: "Cette adresse n’est pas servie." };
}

/**
 * Opens the only way to the preview's server, which knows no password, and answers questions about any file of this machine.
 * @param address where to listen, and the password.
 * @param address.behind the port of the preview's server on this machine.
 * @throws in French, when the port is taken.
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
    const refusal = await refusalOf(request, password);
    if (!refusal) await proxy.web(request, response);
    else response.writeHead(refusal.status, { ...TEXT, ...refusal.headers }).end(refusal.text);
  }

  async function connect(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    if (await refusalOf(request, password)) socket.destroy();
    else await proxy.ws(request, socket, {}, head);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on("upgrade", (request, socket: Socket, head) => {
    socket.on("error", () => socket.destroy());
    connect(request, socket, head).catch(() => socket.destroy());
  });
  server.listen(port, host);
  await once(server, "listening").catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new Error(
      `L’aperçu ne peut pas s’ouvrir sur ${host}:${port} (${String(code)}).\n  à faire : arrêtez l’autre programme qui y est, ou choisissez un autre --port ; --host est une adresse de cette machine.`,
    );
  });
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
