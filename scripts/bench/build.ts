/** Times a build without any cache, then one with it: `npm run bench:build`. */
import { spawnSync } from "node:child_process";

import { markdownTable } from "./table";

/** In seconds. */
function time(script: string): number {
  const start = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`npm run ${script} has failed.`);
  return Math.round((performance.now() - start) / 1000);
}

time("clean");
console.log(
  markdownTable([
    { what: "build, cold", measured: time("build"), unit: "s" },
    { what: "build, warm", measured: time("build"), unit: "s" },
  ]),
);
