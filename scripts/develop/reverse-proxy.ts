import { once } from "node:events";
import { createServer } from "node:http";
import { Socket } from "node:net";

import { developKey } from "../../src/environment";
import { type Access, refusal } from "./refusal";

const htmlPage = (title: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${title}</title><p>${title}</p></html>`;

/** Starts a reverse proxy on `localhost` that refuses requests of other sites to Gatsby's server. @returns its stop function. @throws in French, if the port cannot be opened. */
export async function startProxy(port: number, target: string, access: Access): Promise<() => void> {
  // Imported dynamically, because Jest cannot load this package.
  const { createProxyServer } = await import("httpxy");
  // Gatsby's server answers this run's proxy only, which it knows by this header.
  const options = { target, headers: developKey() };
  const proxy = createProxyServer(options);
  // Removes Gatsby's CORS headers, so that no other site can read an answer.
  proxy.on("proxyRes", ({ headers }) => {
    for (const name of Object.keys(headers))
      if (name.startsWith("access-control-")) Reflect.deleteProperty(headers, name);
  });
  const server = createServer((request, response) => {
    const reason = refusal(request, access);
    const sendPage = (status: number, title: string, headers = {}) =>
      response
        .writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers })
        .end(htmlPage(title));
    if (reason) {
      sendPage(403, reason);
      return;
    }
    proxy.web(request, response).catch(() => {
      // Gatsby is still starting: the page tries again after two seconds.
      if (response.headersSent) response.destroy();
      else sendPage(503, "La page sera là dans un instant.", { refresh: "2", "retry-after": "2" });
    });
  });
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    if (refusal(request, access) || !(socket instanceof Socket)) socket.destroy();
    else proxy.ws(request, socket, options, head).catch(() => socket.destroy());
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
