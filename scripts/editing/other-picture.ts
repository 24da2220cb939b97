import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import type { ImageInput } from "../../src/content/field";
import { writeJson } from "../contentful/json-file";

/** Has another aspect ratio than the shipped drawing, and is wider than the 1600 px that the model requires. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1200">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fce7f3"/><stop offset="1" stop-color="#ccfbf1"/></linearGradient>
  <rect width="2000" height="1200" fill="url(#sky)"/>
  <path d="M150 1200V500l350-250 350 250v700zM950 1200V300h400v900zM1450 1200V650l200-150 200 150v550z" fill="#1f2937"/>
  <path d="M300 600h120v160H300zM580 600h120v160H580zM1040 420h90v130h-90zM1180 420h90v130h-90zM1600 760h100v120h-100z" fill="#40e0d0"/>
</svg>`;

const OTHER: ImageInput = {
  file: "immeubles.png",
  alt: "Trois immeubles au soleil levant, dont quelques fenêtres sont éclairées.",
};

/**
 * Replaces the picture of the hero, and removes the old file.
 * @param directory the folder of the content.
 */
export async function replaceHeroPicture(directory: string): Promise<void> {
  const file = join(directory, "homePage.json");
  const home = JSON.parse(readFileSync(file, "utf8")) as { heroImage: ImageInput };
  const old = home.heroImage.file;
  home.heroImage = OTHER;
  await writeJson(file, home);
  rmSync(join(directory, "images", old));
  await sharp(Buffer.from(DRAWING))
    .png()
    .toFile(join(directory, "images", OTHER.file));
}
