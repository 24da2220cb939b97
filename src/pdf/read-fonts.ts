import { readFileSync } from "node:fs";

import { FONT_NAMES, type FontFiles, type FontName } from "./writer/fonts";

const FILES: Record<FontName, string> = {
  text: "source-serif-regular",
  strong: "source-serif-bold",
  display: "bricolage-grotesque-bold",
};

/** Reads the PDFs' fonts from the disk: for builds, scripts and tests. The page fetches them. */
export function readFonts(): FontFiles {
  const read = (name: FontName) => new Uint8Array(readFileSync(`src/pdf/text/fonts/${FILES[name]}.ttf`));
  return Object.fromEntries(FONT_NAMES.map((name) => [name, read(name)])) as Record<FontName, Uint8Array>;
}
