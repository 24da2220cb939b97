import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { currentSite } from "./current-site";

if (existsSync(".env")) process.loadEnvFile(".env");
const port = Number(process.env.PORT || 9000);

createServer(currentSite(join(process.cwd(), "public"))).listen(port, () => {
  console.log(`Le site est servi sur http://localhost:${port}`);
});
