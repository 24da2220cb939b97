import { join } from "node:path";

import { readEnvFile } from "../../env-file";
import { chooseSource } from "../../src/content-model/sources";

/**
 * Reads `.env`, so that Gatsby is started with one environment, whatever happens to that file meanwhile.
 * @throws when the environment names no one source, or when that source cannot be read, before anything is written.
 */
export async function needSource(): Promise<void> {
  readEnvFile();
  await chooseSource(process.env, join(process.cwd(), "content")).prepare?.();
}
