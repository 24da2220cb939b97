import { join } from "node:path";

import { readEnvFile } from "../../env-file";
import { chooseSource } from "../../src/content/sources";
import { siteAddresses } from "../../src/site-addresses";

/**
 * Reads `.env`, so that Gatsby is started with one environment, whatever happens to that file meanwhile.
 * @throws in French, before anything is written, when the environment holds no usable address, names no one source, or names
 * one that cannot be read.
 */
export async function needEnvironment(): Promise<void> {
  readEnvFile();
  siteAddresses(process.env);
  await chooseSource(process.env, join(process.cwd(), "content")).prepare?.();
}
