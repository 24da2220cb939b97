/** `npm run preview:build` builds the drafts of a Contentful space once, for a host of static sites. */
import { spawnSync } from "node:child_process";

import { readEnvFile } from "../../env-file";
import { previewVariables } from "../../src/content/sources";

readEnvFile();

try {
  const env = { ...process.env, ...previewVariables(process.env) };
  process.exitCode = spawnSync("npm", ["run", "build"], { stdio: "inherit", env }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
