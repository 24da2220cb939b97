import { createServer } from "node:http";
import { Socket } from "node:net";

import { createProxyServer } from "httpxy";

import { refusal } from "./own-requests";

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
  const proxy = createProxyServer({ target });
  proxy.on("proxyRes", ({ headers }) => {
    for (const name of Object.keys(headers))
      if (name.startsWith("access-control-")) Reflect.deleteProperty(headers, name);
  });
  const own = process.env.PREVIEW_HOST;
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
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          `Le port ${port} ne peut pas être ouvert (${code ?? ""}). Choisissez-en un autre : « -- --port 9100 ».`,
        ),
      ),
    );
    server.listen(port, "localhost", resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
