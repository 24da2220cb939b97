/** `npm run make:images`: makes the brand's pictures and the example dossier's, after a change of drawings, colours, fonts or the dossier. Needs pdftoppm (poppler-utils). */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

import sharp from "sharp";

import { PICTURE_WIDTHS, pictureOf } from "../src/assembly/example-pictures";
import { frozenContent, readDossierContent } from "../src/assembly/testing/sample-dossiers";
import { createDossierPdf } from "../src/pdf/dossier/dossier-pdf";
import { readFonts } from "../src/pdf/node/measure";
import { readShippedContent } from "../src/pdf/testing/white-paper-content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";
import { SHIPPED_CONTENT } from "../src/testing/content";
import { colors } from "../src/theme/tokens";
import { digestOf, exampleFile } from "./example-pages";

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

/** @param number counts from 1. @param width in pixels. */
async function renderPage(pdf: Blob, number: number, width: number): Promise<sharp.Sharp> {
  const options = [
    "-png",
    "-f",
    `${number}`,
    "-singlefile",
    "-scale-to-x",
    `${width}`,
    "-scale-to-y",
    "-1",
    "-",
  ];
  const input = Buffer.from(await pdf.arrayBuffer());
  return sharp(execFileSync("pdftoppm", options, { input, maxBuffer: 1e9 }));
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
  return renderPage(createWhitePaper(wordless, readFonts()), 1, 2 * width);
}

/**
 * The pages of the example dossier, with their descriptions, and the digest by which a test knows that they
 * are out of date.
 */
async function makeExamplePages(): Promise<void> {
  const { label, dossier, pages } = exampleFile(readDossierContent(SHIPPED_CONTENT));
  const pdf = createDossierPdf(dossier, readFonts());
  mkdirSync("static/dossier", { recursive: true });
  for (const [index, { number }] of pages.entries()) {
    for (const width of PICTURE_WIDTHS) {
      const target = `static${pictureOf(index, width)}`;
      const page = await renderPage(pdf, number, 4 * width);
      // Less quality blurs the pale cells of the comparison.
      const { size } = await page.resize({ width }).webp({ quality: 85, effort: 6 }).toFile(target);
      console.log(`${target}: ${(size / 1000).toFixed(1)} kB`);
    }
  }
  const digest = digestOf(exampleFile(frozenContent));
  const facts = { digest, label, alts: pages.map(({ alt }) => alt) };
  writeFileSync("src/assembly/example-facts.json", `${JSON.stringify(facts, null, 2)}\n`);
}

async function makeImages(): Promise<void> {
  const favicon = drawing("favicon");
  writeFileSync("static/favicon.svg", favicon);
  // iOS rounds the corners itself, so they are filled.
  await write("static/apple-touch-icon.png", await drawn(favicon, 180), 180, 10);
  await write("static/social.png", await drawn(socialPicture(), 1200), 1200, 120);
  await write("content/images/facade.png", await drawn(drawing("facade"), 1600), 1600, 150);
  await write("content/images/white-paper-cover.png", await cover(900), 900, 100);
  await makeExamplePages();
}

void makeImages();
