/**
 * `npm run test:rebuilds -- 20 12345`: sequences of mishaps between builds, as many as the first number says, of which the second
 * is the seed. Without a number, what `npm test` runs. What else is given goes to Jest.
 */
import { spawnSync } from "node:child_process";

const words = process.argv.slice(2);
const [sequences, seed] = words.filter((word) => /^\d+$/.test(word));
const others = words.filter((word) => !/^\d+$/.test(word));

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
