// `npm run develop`: `gatsby develop`, with the queries' types after each save. `npm run preview`: the drafts of a Contentful space
// (docs/contentful.md). `-- --port 9100` sets the port. Both commands load guard.ts into Gatsby: it refuses requests of other
// sites, and those to endpoints that pages do not need (refusal.ts, SECURITY.md).
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import chokidar from "chokidar";
import { buildSync } from "esbuild";

import { afterLast } from "../src/content/sources/after-last";
import { exitOf, GATSBY_STOPPED, prepareGatsby, spawnGatsby } from "./build/gatsby";
import { makeQueryTypes } from "./make-query-types";
import { runCommand } from "./run-command";

/** Writes the guard as a file that Node can load without TypeScript. @returns its path. */
function writeGuard(): string {
  const outfile = resolve(".build/guard.js");
  buildSync({
    entryPoints: ["scripts/develop/guard.ts"],
    bundle: true,
    platform: "node",
    // The site's tsconfig.json is for browsers.
    tsconfigRaw: {},
    outfile,
  });
  return outfile;
}

function watchQueries() {
  const write = () => void makeQueryTypes().catch((error: unknown) => console.error(error));
  write();
  const options = { ignored: "**/*.d.ts", ignoreInitial: true };
  return chokidar.watch("src/**/*.{ts,tsx}", options).on("all", afterLast(write));
}

void runCommand(async () => {
  const { port, drafts = false } = parseArgs({
    options: { port: { type: "string", short: "p" }, drafts: { type: "boolean" } },
  }).values;
  const run = await prepareGatsby("develop", drafts);
  const watcher = drafts ? undefined : watchQueries();
  const defaultPort = drafts ? "9000" : "8000";
  const args = ["develop", "--host", "localhost", "--port", port ?? defaultPort];
  const code = await exitOf(spawnGatsby(run, args, [writeGuard()]));
  await watcher?.close();
  if (code) console.error(GATSBY_STOPPED);
  return code ?? 0;
});
