/**
 * Requests pages from nginx on this machine over 200 connections for 20 s each: the home page, and the same page without its
 * scripts. `npm run bench:load`. Any error fails.
 */
import { spawnSync } from "node:child_process";

import { type Build, missingNginx, ownBuild, startNginx } from "../nginx";
import { makeStrippedSite } from "./stripped-site";
import { markdownTable } from "./table";

const CONNECTIONS = 200;
/** In seconds. */
const DURATION = 20;

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);

/** @throws when wrk cannot run. */
async function load(build: Build): Promise<{ rate: number; errors: number }> {
  const nginx = await startNginx({ build });
  const args = ["-t2", `-c${CONNECTIONS}`, `-d${DURATION}s`, "-H", "Accept-Encoding: br"];
  const { error, status, stdout } = spawnSync("wrk", [...args, `http://127.0.0.1:${nginx.port}/`], {
    encoding: "utf8",
  });
  await nginx.stop();
  if (error || status !== 0) throw new Error("wrk is not installed (Debian: wrk), or has failed.");
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  const refused = numberIn(stdout, /Non-2xx or 3xx responses: (\d+)/);
  return {
    rate: Math.round(numberIn(stdout, /Requests\/sec:\s+([\d.]+)/)),
    errors: sockets.slice(1).reduce((sum, count) => sum + Number(count), refused),
  };
}

async function bench(): Promise<void> {
  const missing = missingNginx();
  if (missing) throw new Error(missing);
  const own = await load(ownBuild);
  const stripped = await load({ ...ownBuild, site: await makeStrippedSite("public") });
  console.log(
    markdownTable([
      { what: "nginx, home page", measured: own.rate, unit: "requests/s" },
      { what: "nginx, home page without its scripts", measured: stripped.rate, unit: "requests/s" },
      { what: "errors", measured: own.errors + stripped.errors, unit: "", budget: 0 },
    ]),
  );
  process.exitCode = own.errors + stripped.errors > 0 ? 1 : 0;
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
