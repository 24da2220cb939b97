import { existsSync } from "node:fs";
import { join } from "node:path";

import { chooseSource } from "../../src/content-model/sources";

/**
 * Reads `.env`, so that Gatsby is started with one environment, whatever happens to that file meanwhile.
 * @throws when the environment names no one source, before anything is written.
 */
export function needSource(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
  chooseSource(process.env, join(process.cwd(), "content"));
}
