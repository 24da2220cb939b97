/**
 * Serves a built site: `npm run serve`, or `npm run serve -- <folder>` for a folder other than `site/`. PORT is 9000 by default, and
 * HOST the loopback, so that other machines cannot reach it.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";

import { readEnvFile } from "../src/environment";
import { runCommand } from "./build/gatsby";
import { siteHandler } from "./site-handler";

void runCommand(async () => {
  readEnvFile();
  const [port, host] = [process.env.PORT || "9000", process.env.HOST || "localhost"];
  try {
    const server = createServer(siteHandler(resolve(process.argv[2] ?? "site")));
    await once(server.listen(Number(port), host), "listening");
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new Error(`Le site ne peut pas être servi sur PORT=${port} : ${reason}`, { cause: error });
  }
  console.log(`Le site est servi sur http://${host}:${port}`);
  return 0;
});
