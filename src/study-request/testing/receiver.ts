import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

let server: Server | undefined;

/** Starts an endpoint on another local origin, with the headers of CORS, and stops the one before. @returns its address. */
export function listen(answer: RequestListener): Promise<string> {
  stopListening();
  const listening = createServer((incoming, outgoing) => {
    outgoing.setHeader("access-control-allow-origin", "*");
    if (incoming.method === "OPTIONS") outgoing.writeHead(204).end();
    else answer(incoming, outgoing);
  });
  server = listening;
  return new Promise((resolve) =>
    listening.listen(0, () =>
      resolve(`http://localhost:${(listening.address() as AddressInfo).port}/demandes`),
    ),
  );
}

export function stopListening(): void {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
}
