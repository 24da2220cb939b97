/** Renders the first page of the real PDF as a picture for the site: `npm run make:cover`. Needs pdftoppm, from poppler-utils. */
import { execFileSync } from "node:child_process";

import sharp from "sharp";

import { readFonts } from "../src/pdf/read-fonts";
import { readShippedContent } from "../src/pdf/testing/content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";

const COVER = "content/images/white-paper-cover.png";
const WIDTH = 900;

async function makeCover(): Promise<void> {
  const pdf = await createWhitePaper(readShippedContent(), readFonts()).arrayBuffer();
  // Rendered at twice the size, then reduced: the edges are finer than pdftoppm's own.
  const options = ["-png", "-f", "1", "-singlefile", "-scale-to-x", `${2 * WIDTH}`, "-scale-to-y", "-1", "-"];
  const page = execFileSync("pdftoppm", options, { input: Buffer.from(pdf), maxBuffer: 1e9 });
  // The colours are flat, so a palette without dithering reduces the file to a fraction of its size.
  const palette = { palette: true, colors: 256, dither: 0, effort: 10 };
  const { width, height, size } = await sharp(page).resize({ width: WIDTH }).png(palette).toFile(COVER);
  console.log(`${COVER}: ${width} × ${height}, ${size} bytes`);
}

void makeCover();
