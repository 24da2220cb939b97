/**
 * Makes the pictures of the brand from its drawings, colours, fonts and name: `npm run make:images`, after one of them has changed.
 * They are committed. Needs a Chromium, and pdftoppm from poppler-utils.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

import { chromium } from "@playwright/test";
import sharp from "sharp";

import { siteSettings } from "../src/content/types/siteSettings";
import { readFonts } from "../src/pdf/node/read-fonts";
import { readShippedContent } from "../src/pdf/testing/content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";
import { entryOf, SHIPPED_CONTENT } from "../src/testing/content";
import { fontSources } from "../src/theme/fonts/sources";
import { paint } from "../src/theme/tints";
import { colors, lineHeights } from "../src/theme/tokens";
import { headlessChromium } from "./find-chromium";

const drawing = (name: string) => paint(readFileSync(`src/theme/drawings/${name}.svg`, "utf8"));

/**
 * Writes a PNG of few colours. They are flat, so a palette without dithering reduces the file, and the AVIF files made of it.
 * @throws when it is larger than `budget`, in kilobytes of 1000 bytes.
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

/** A drawing at the wanted width, because enlarging pixels blurs edges. */
async function drawn(svg: string, width: number): Promise<sharp.Sharp> {
  const file = Buffer.from(svg);
  const { width: natural } = await sharp(file).metadata();
  return sharp(file, { density: (72 * width) / natural });
}

/** What other sites show beside a link: the mark, the name, the tagline and the façade. */
async function socialPicture(): Promise<sharp.Sharp> {
  const { brandName, tagline } = entryOf(siteSettings, SHIPPED_CONTENT);
  const font = readFileSync(fontSources.web.from).toString("base64");
  const browser = await chromium.launch(headlessChromium());
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    body { margin: 0; background: ${colors.surfaceTint}; font-family: Display; line-height: ${lineHeights.heading} }
    main { position: absolute; inset: 62px auto auto 72px; width: 520px }
    h1 { margin: 44px 0; color: ${colors.ink}; font-size: 70px; letter-spacing: -0.015em }
    p { max-width: 500px; margin: 0; color: ${colors.action}; font-size: 33px; font-weight: 500; line-height: 1.3 }
    .mark { width: 92px } .mark rect { display: none } .mark .night { fill: ${colors.line} }
    .mark, .facade svg { display: block } #voisin-gauche { display: none }
  </style>
  <div class="facade">${drawing("facade").replace(/viewBox="[^"]*"/, 'viewBox="-1230.8 28.3 2429.2 1275.3" height="630"')}</div>
  <main>${drawing("favicon").replace(/viewBox="[^"]*"/, 'viewBox="64 32 384 416" class="mark"')}<h1></h1><p></p></main>`);
  await page.locator("h1").evaluate((element, text) => void (element.textContent = text), brandName);
  await page.locator("p").evaluate((element, text) => void (element.textContent = text), tagline);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await browser.close();
  return sharp(picture);
}

/** The first page of the real PDF, made at twice the size: the edges are finer than pdftoppm's own. */
async function cover(width: number): Promise<sharp.Sharp> {
  const pdf = await createWhitePaper(readShippedContent(), readFonts()).arrayBuffer();
  const options = ["-png", "-f", "1", "-singlefile", "-scale-to-x", `${2 * width}`, "-scale-to-y", "-1", "-"];
  return sharp(execFileSync("pdftoppm", options, { input: Buffer.from(pdf), maxBuffer: 1e9 }));
}

async function makeImages(): Promise<void> {
  const favicon = drawing("favicon");
  writeFileSync("static/favicon.svg", favicon);
  // iOS rounds the corners itself, so they are filled.
  await write("static/apple-touch-icon.png", await drawn(favicon, 180), 180, 10);
  await write("static/social.png", await socialPicture(), 1200, 120);
  await write("content/images/facade.png", await drawn(drawing("facade"), 1600), 1600, 150);
  await write("content/images/white-paper-cover.png", await cover(900), 900, 100);
}

void makeImages();
