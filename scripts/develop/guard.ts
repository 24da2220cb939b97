/**
 * develop.ts loads this file into each process of `gatsby develop`, before Gatsby: its HTTP servers then answer no request that `refusal` refuses.
 * A middleware would come after Gatsby's own endpoints, and would not see WebSockets.
 */
import { type IncomingMessage, Server, type ServerResponse } from "node:http";

import { previewHost } from "../../src/environment";
import { type Access, refusal } from "./refusal";

const access: Access = {
  hostInFront: previewHost(),
  forEngineers: process.env.CONTENTFUL_PREVIEW !== "true",
};

const htmlPage = (title: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${title}</title><p>${title}</p></html>`;

// eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with the server as `this`.
const originalEmit: (event: string, ...values: unknown[]) => boolean = Server.prototype.emit;

Server.prototype.emit = function emitIfAllowed(event: string, ...values: unknown[]): boolean {
  const [request, response] = values as [IncomingMessage, ServerResponse];
  const isRequest = event === "request" || event === "upgrade";
  const reason = isRequest ? refusal(request, access) : undefined;
  if (!reason) return originalEmit.call(this, event, ...values);
  if (event === "upgrade") request.socket.destroy();
  else response.writeHead(403, { "content-type": "text/html; charset=utf-8" }).end(htmlPage(reason));
  return true;
};
