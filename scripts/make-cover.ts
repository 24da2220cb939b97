/**
 * Renders the first page of the real PDF as a picture for the site: `npm run make:cover`. The result is committed. Needs
 * pdftoppm, from the package poppler-utils.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { readFonts } from "../src/pdf/read-fonts";
import { readShippedContent } from "../src/pdf/testing/content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";

const COVER = "content/images/white-paper-cover.png";
const WIDTH = 900;
/** The colours are flat, so a palette without dithering reduces the file to a fraction of its size. */
const PALETTE = { palette: true, colors: 256, dither: 0, effort: 10 };

async function makeCover(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "white-paper-"));
  const [pdf, picture] = [join(folder, "white-paper.pdf"), join(folder, "cover")];
  const blob = createWhitePaper(readShippedContent(), readFonts());
  await writeFile(pdf, Buffer.from(await blob.arrayBuffer()));
  const firstPage = ["-f", "1", "-l", "1", "-singlefile"];
  // Render at twice the size, then reduce: the edges are finer than pdftoppm's own.
  const size = ["-scale-to-x", `${2 * WIDTH}`, "-scale-to-y", "-1"];
  execFileSync("pdftoppm", [...firstPage, ...size, "-png", pdf, picture]);
  const {
    width,
    height,
    size: bytes,
  } = await sharp(`${picture}.png`).resize({ width: WIDTH }).png(PALETTE).toFile(COVER);
  await rm(folder, { recursive: true });
  console.log(`${COVER}: ${width} × ${height}, ${bytes} bytes`);
}

void makeCover();
