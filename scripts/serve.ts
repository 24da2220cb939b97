/** `npm run serve -- <folder>`: serves a built site on PORT (9000) and HOST (the loopback, so that other machines cannot reach it). */
import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";

import { readEnvFile, serveAddress, siteDirectory } from "../src/environment";
import { inTurn } from "./in-turn";
import { runCommand } from "./run-command";
import { siteHandler } from "./site-handler";

/** A connection is closed after as many requests; a browser opens the next one by itself. */
const MAX_REQUESTS = 100;

/** Unit: ms. A client that reads nothing for as long loses its connection. */
const READING_TIMEOUT = 60_000;

void runCommand(async () => {
  readEnvFile();
  const { port, host } = serveAddress();
  try {
    const server = createServer(inTurn(siteHandler(resolve(process.argv[2] ?? siteDirectory()))));
    server.maxRequestsPerSocket = MAX_REQUESTS;
    server.setTimeout(READING_TIMEOUT);
    await once(server.listen(Number(port), host), "listening");
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new Error(`Le site ne peut pas être servi sur PORT=${port} : ${reason}`, { cause: error });
  }
  console.log(`Le site est servi sur http://${host}:${port}`);
  return 0;
});
