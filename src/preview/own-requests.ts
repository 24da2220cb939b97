import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The names of this machine, in the address of a page. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a request may come from the preview's own pages. Gatsby's development server lets every site that the browser has open read its
 * answers, and a foreign name can lead to this machine (https://owasp.org/www-community/attacks/DNS_Rebinding).
 * @param own the host of the preview if a server in front of it gives it a name.
 */
export function isOwnRequest({ headers }: Pick<IncomingMessage, "headers">, own?: string): boolean {
  const { host = "", origin } = headers;
  const isKnown = host === own || LOOPBACK.includes(host.replace(/:\d+$/, ""));
  // A page in a sandbox has the origin `null`.
  return isKnown && (origin === undefined || origin.replace(/^https?:\/\//, "") === host);
}

/** Lets every server of this process answer only own requests, before any of Gatsby's own answers. */
export function refuseForeignRequests(own: string | undefined): void {
  const emit = Reflect.get(Server.prototype, "emit") as (
    this: Server,
    event: string,
    ...args: unknown[]
  ) => boolean;
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
    const isRequest = event === "request" || event === "upgrade";
    if (!isRequest || isOwnRequest(args[0] as IncomingMessage, own)) return emit.call(this, event, ...args);
    if (event === "upgrade") (args[1] as Socket).destroy();
    else
      (args[1] as ServerResponse)
        .writeHead(403)
        .end("Cette demande ne vient pas de l’aperçu : voir docs/contentful.md.");
    return true;
  };
}
