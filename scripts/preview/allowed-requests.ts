import type { IncomingMessage } from "node:http";

import { PREVIEW_STATE, PREVIEW_TEXTS } from "../../src/content/preview-state";

/** Paths with an underscore that a page needs: those of the preview, and webpack's news of changed code. */
const NEEDED = [PREVIEW_STATE, PREVIEW_TEXTS, "/__webpack_hmr"];

/** The websocket over which Gatsby sends changed page data. It starts with plain requests. */
const SOCKET = "/socket.io/";

/**
 * Whether the server behind the gate may receive a request. Gatsby's own addresses begin with an underscore: they read any file
 * of the machine (`/__original-stack-frame`), query all content (`/___graphql`), and open the editor.
 */
export function isAllowed({ method = "", url = "" }: Pick<IncomingMessage, "method" | "url">): boolean {
  if (!/^\/(?!\/)/.test(url)) return false;
  const [path = ""] = url.split(/[?#]/);
  if (path.startsWith(SOCKET)) return ["GET", "POST", "OPTIONS"].includes(method);
  return ["GET", "HEAD"].includes(method) && (!path.startsWith("/_") || NEEDED.includes(path));
}
