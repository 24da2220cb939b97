/**
 * `npm run develop` shows the site on this machine, and each change of its code or its local content. After each save it writes the
 * types of the queries.
 */
import chokidar from "chokidar";

import { runCommand } from "./build/gatsby";
import { develop } from "./dev-server";
import { makeQueryTypes } from "./make-query-types";

const write = () => void makeQueryTypes().catch((error: unknown) => console.error(error));

void runCommand(async () => {
  write();
  const queries = chokidar
    .watch("src/**/*.{ts,tsx}", { ignored: "**/*.d.ts", ignoreInitial: true })
    .on("all", write);
  const code = await develop("Le site", "8000");
  await queries.close();
  return code;
});
