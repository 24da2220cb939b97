/**
 * `npm run test:rebuilds -- 20 12345`: 20 random sequences of failures between builds, with the seed 12345. Without numbers,
 * runs what `npm test` runs. Other arguments go to Jest.
 */
import { spawnSync } from "node:child_process";

const args = process.argv.slice(2);
const [sequences, seed] = args.filter((arg) => /^\d+$/.test(arg));
const others = args.filter((arg) => !/^\d+$/.test(arg));

const { status } = spawnSync(
  "node_modules/.bin/jest",
  ["--selectProjects", "builds", "--testPathPatterns", "e2e/rebuilds", ...others],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      ...(sequences && { REBUILD_SEQUENCES: sequences }),
      ...(seed && { REBUILD_SEED: seed }),
    },
  },
);
process.exitCode = status ?? 1;
