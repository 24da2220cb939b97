/** `npm run serve -- <folder>`: serves a built site on PORT (9000) and HOST (the loopback, so that other machines cannot reach it). */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

import { readEnvFile, serveAddress, siteDirectory } from "../src/environment";
import { runCommand } from "./run-command";
import { siteHandler } from "./site-handler";

void runCommand(async () => {
  readEnvFile();
  const { port, host } = serveAddress();
  const server = createServer(siteHandler(resolve(process.argv[2] ?? siteDirectory())));
  try {
    await once(server.listen(Number(port), host), "listening");
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new Error(`Le site ne peut pas être servi sur PORT=${port} : ${reason}`, { cause: error });
  }
  console.log(`Le site est servi sur http://${host}:${(server.address() as AddressInfo).port}`);
  return 0;
});
