/** `npm run make:images`: makes the brand's pictures after a change of its drawings, colours or fonts. Needs pdftoppm (poppler-utils). */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

import sharp from "sharp";

import { readFonts } from "../src/pdf/node/measure";
import { readShippedContent } from "../src/pdf/testing/white-paper-content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";
import { colors } from "../src/theme/tokens";

const drawing = (name: string) => readFileSync(`src/theme/drawings/${name}.svg`, "utf8");

/**
 * Writes a PNG with a palette and without dithering: the colours are flat, so the file is small, and so is the AVIF made from it.
 * @throws above the budget, in kB of 1000 bytes.
 */
async function write(target: string, picture: sharp.Sharp, width: number, budget: number): Promise<void> {
  const { size } = await picture
    .resize({ width })
    .flatten({ background: colors.ink })
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toFile(target);
  console.log(`${target}: ${(size / 1000).toFixed(1)} kB`);
  if (size > budget * 1000) throw new Error(`More than ${budget} kB: simplify its drawing.`);
}

/** Renders a drawing at the target width, because enlarged pixels would have blurred edges. */
async function drawn(svg: string, width: number): Promise<sharp.Sharp> {
  const file = Buffer.from(svg);
  const { width: ownWidth } = await sharp(file).metadata();
  // At a density of 72, a drawing has its own width.
  return sharp(file, { density: (72 * width) / ownWidth });
}

/** The picture of shared links. It has no words, which would contradict the title beside it after an edit. */
function socialPicture(): string {
  const within = (name: string, frame: string) => drawing(name).replace(/viewBox="[^"]*"/, frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <style>.mark rect, #voisin-gauche { display: none } .mark .night { fill: ${colors.line} }</style>
    <rect width="1200" height="630" fill="${colors.surfaceTint}"/>
    ${within("facade", 'viewBox="-1230.8 28.3 2429.2 1275.3" width="1200" height="630"')}
    <g class="mark">${within("favicon", 'viewBox="64 32 384 416" x="140" y="130" width="300" height="325"')}</g>
  </svg>`;
}

/** The cover of the white paper without words, rendered at twice the width. */
async function cover(width: number): Promise<sharp.Sharp> {
  const { siteSettings, whitePaperPage, whitePaperPdf, ...content } = readShippedContent();
  const wordless = {
    ...content,
    siteSettings: { ...siteSettings, brandName: " ", tagline: " " },
    whitePaperPage: { ...whitePaperPage, subtitle: " " },
    whitePaperPdf: { ...whitePaperPdf, coverTitle: " " },
  };
  const pdf = await createWhitePaper(wordless, readFonts()).arrayBuffer();
  const options = ["-png", "-f", "1", "-singlefile", "-scale-to-x", `${2 * width}`, "-scale-to-y", "-1", "-"];
  return sharp(execFileSync("pdftoppm", options, { input: Buffer.from(pdf), maxBuffer: 1e9 }));
}

async function makeImages(): Promise<void> {
  const favicon = drawing("favicon");
  writeFileSync("static/favicon.svg", favicon);
  // iOS rounds the corners itself, so they are filled.
  await write("static/apple-touch-icon.png", await drawn(favicon, 180), 180, 10);
  await write("static/social.png", await drawn(socialPicture(), 1200), 1200, 120);
  await write("content/images/facade.png", await drawn(drawing("facade"), 1600), 1600, 150);
  await write("content/images/white-paper-cover.png", await cover(900), 900, 100);
}

void makeImages();
