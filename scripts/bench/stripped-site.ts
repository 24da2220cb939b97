import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { compressSite } from "../../plugins/gatsby-plugin-static-hosting/compress";

const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>/g;

/**
 * Copies the built site without any script in its pages, as the baseline of measurements.
 * @returns the copy's folder.
 */
export async function makeStrippedSite(directory: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "stripped-"));
  cpSync(realpathSync(directory), copy, { recursive: true });
  for (const name of ["index.html", "livre-blanc.html", "404.html"]) {
    const file = join(copy, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(SCRIPTS, ""));
  }
  await compressSite(copy);
  return copy;
}
