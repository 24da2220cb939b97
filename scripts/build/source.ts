import { existsSync } from "node:fs";
import { join } from "node:path";

import { chooseSource } from "../../src/content-model/sources";

/**
 * Reads `.env`, so that Gatsby is started with one environment, whatever happens to that file meanwhile.
 * @throws when the environment names no one source, or when that source cannot be read, before anything is written.
 */
export async function needSource(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await chooseSource(process.env, join(process.cwd(), "content")).prepare?.();
}
