/** Serves a built site: `npm run serve`, or `npm run serve -- <folder>` for a folder other than `public/`. */
import { createServer } from "node:http";
import { resolve } from "node:path";

import { readEnvFile } from "../env-file";
import { currentSite } from "./current-site";

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

createServer(currentSite(resolve(process.argv[2] ?? "public")))
  .on("error", ({ code = "", message }: NodeJS.ErrnoException) => giveUp(reasons[code] ?? message))
  .listen(port, () => console.log(`Le site est servi sur http://localhost:${port}`));
