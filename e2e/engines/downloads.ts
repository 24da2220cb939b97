import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Visitor } from "./visitor";

export const isWholePdf = (file: string) => file.startsWith("%PDF-") && file.trimEnd().endsWith("%%EOF");

/**
 * Waits for a download, and removes it from the folder. A browser may write it under another name first.
 * @param isWhole tells whether a file is complete.
 * @returns the file, one character for each byte.
 */
export async function takeFile(
  visitor: Visitor,
  name: string,
  isWhole: (file: string) => boolean,
): Promise<string> {
  const { downloads } = visitor;
  const path = join(downloads, name);
  const file = await visitor.until(
    `${name} as the only download, complete`,
    () => Promise.resolve(readdirSync(downloads).join() === name ? readFileSync(path, "latin1") : ""),
    isWhole,
  );
  rmSync(path);
  return file;
}
