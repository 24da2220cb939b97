import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";

import { currentSite } from "./current-site";

/** Serves a built site: `npm run serve`, or `npm run serve -- <folder>` for another than `public/`. */
if (existsSync(".env")) process.loadEnvFile(".env");
const port = Number(process.env.PORT || 9000);

createServer(currentSite(resolve(process.argv[2] ?? "public"))).listen(port, () => {
  console.log(`Le site est servi sur http://localhost:${port}`);
});
