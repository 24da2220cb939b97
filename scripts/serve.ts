/**
 * Serves a built site: `npm run serve`, or `npm run serve -- <folder>` for a folder other than `site/`. PORT is 9000 by default, and
 * HOST the loopback, so that other machines cannot reach it.
 */
import { createServer } from "node:http";
import { resolve } from "node:path";

import { readEnvFile } from "../src/environment";
import { siteHandler } from "./site-handler";

/** Prints in one line why nothing is served, and exits. */
function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

readEnvFile();
const wanted = process.env.PORT || "9000";
const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : 0;
if (port < 1 || port > 65_535)
  giveUp(`PORT=${wanted} n’est pas un port : choisissez un nombre entier entre 1 et 65535.`);

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: `Le port ${port} est déjà pris : libérez-le, ou choisissez-en un autre (PORT=9001 npm run serve).`,
  EACCES: `Le port ${port} est réservé au système : choisissez-en un autre (PORT=9001 npm run serve).`,
};

const host = process.env.HOST || "localhost";

createServer(siteHandler(resolve(process.argv[2] ?? "site")))
  .on("error", ({ code = "", message }: NodeJS.ErrnoException) => giveUp(reasons[code] ?? message))
  .listen(port, host, () => console.log(`Le site est servi sur http://${host}:${port}`));
