import { contentDirectory, readEnvFile } from "../../env-file";
import { chooseSource } from "../../src/content/sources";
import { siteAddresses } from "../../src/site-addresses";

/** Characters that Gatsby reads as patterns, so that it would find no file. */
const PATTERNS = /[()[\]{}*?!]/g;

/**
 * Reads `.env`, and checks what a build needs before Gatsby starts.
 * @throws in French, when the folder's path has a character that Gatsby misreads, an address in the environment is not usable, or
 * the environment names no one source, or one that cannot be read.
 */
export async function readEnvironment(): Promise<void> {
  const refused = process.cwd().match(PATTERNS);
  if (refused)
    throw new Error(
      `Gatsby ne trouve pas ses fichiers dans un dossier dont le chemin contient ${[...new Set(refused)].join(" ")} : renommez-le.`,
    );
  readEnvFile();
  siteAddresses(process.env);
  await chooseSource(process.env, contentDirectory()).prepare?.();
}
