import { spawnSync } from "node:child_process";

import { budgets } from "./budgets";
import type { Row } from "./table";

/** Runs a script. @returns its duration in seconds. */
function time(script: string): number {
  const start = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`npm run ${script} has failed.`);
  return Math.round((performance.now() - start) / 1000);
}

/** Times a build without any cache, then one with it. Leaves the site of the second. */
export function benchBuild(): Row[] {
  time("clean");
  return [
    { what: "build, cold", measured: time("build"), unit: "s", budget: budgets.build.cold },
    { what: "build, warm", measured: time("build"), unit: "s", budget: budgets.build.warm },
  ];
}
