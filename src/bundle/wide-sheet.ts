import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of files whose name changes with their content. A build publishes those that a page names. */
const FOLDER = "static";

/**
 * Writes a style sheet into `public/`. Pages with the same rules share one file.
 * @returns its address.
 */
export function writeSheet(css: string): string {
  const name = `wide-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
  const folder = join(process.cwd(), "public", FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), css);
  return `/${FOLDER}/${name}`;
}
