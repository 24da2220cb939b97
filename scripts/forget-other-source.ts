/** Runs before each `build` and `develop`: see `forgetOtherSource`. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { chooseSource } from "../src/content-model/sources";
import { forgetOtherSource } from "../src/content-model/sources/kept-cache";

if (existsSync(".env")) process.loadEnvFile(".env");

try {
  const { identity, name } = chooseSource(process.env, join(process.cwd(), "content"));
  if (forgetOtherSource(identity)) console.log(`Le cache venait d’une autre source que « ${name} » : vidé.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
