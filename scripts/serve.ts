import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { siteHandler } from "./site-handler";

if (existsSync(".env")) process.loadEnvFile(".env");
const port = Number(process.env.PORT || 9000);

createServer(siteHandler(join(process.cwd(), "public"))).listen(port, () => {
  console.log(`Le site est servi sur http://localhost:${port}`);
});
