import type { IncomingMessage } from "node:http";

import { isThisMachine } from "./gate-address";

/** The host of a header that servers in front may extend: `X-Forwarded-Host: apercu.example.fr, 10.0.0.2`. */
const firstOf = (header: string | string[] = "") => String(header).split(",")[0]?.trim();

/** A sandboxed page has the origin `null`. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : "none");

/**
 * Whether a request may come from the preview's own pages. Any other site that an editor opens can let the browser connect to the
 * preview: browsers do not hide a websocket's messages from it, and its own name can lead to this machine.
 * @param isOpen whether the preview asks for no password.
 * @see https://owasp.org/www-community/attacks/DNS_Rebinding
 */
export function isOwnRequest({ headers }: Pick<IncomingMessage, "headers">, isOpen: boolean): boolean {
  const { host = "", origin } = headers;
  if (isOpen && !isThisMachine(host)) return false;
  return origin === undefined || [host, firstOf(headers["x-forwarded-host"])].includes(hostOf(origin));
}
