/**
 * Nightly comparison of each page and both PDFs with the pictures in `pictures/`. `npm run make:pictures`
 * updates them.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";

import { fullTexts, sampleDossier, TODAY } from "../src/assembly/testing/sample-dossiers";
import { createDossierPdf } from "../src/pdf/dossier/dossier-pdf";
import { readFonts } from "../src/pdf/node/measure";
import { readWhitePaperContent } from "../src/pdf/testing/white-paper-content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";
import { colors } from "../src/theme/tokens";
import { directory, UNKNOWN_PATH } from "./testing/site";
import { desktop, phone } from "./testing/visit";

/** Compares a picture with the committed one of that name. A small palette keeps both files small. */
async function expectPicture(name: string, picture: sharp.Sharp): Promise<void> {
  const small = await picture.png({ palette: true, colours: 48, dither: 0, effort: 10 }).toBuffer();
  expect(small).toMatchSnapshot(`${name}.png`, { maxDiffPixels: 20 });
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Types a contract, because without an answer the picture would depend on the day of the build. */
async function typeContract(page: Page): Promise<void> {
  const tool = page.locator("#dossier");
  await tool.locator("[name=contractEnd]").fill("2027-06-30");
  await tool.locator("[name=notice]").fill("3");
  await tool.locator("[name=notice]").blur();
  await expect(tool.locator("figure strong")).toHaveText(/mars\s2027/);
}

const shownPages = [
  { name: "home", path: "/", prepare: typeContract },
  { name: "livre-blanc", path: "/livre-blanc" },
  { name: "legal-page", path: "/mentions-legales" },
  { name: "not-found", path: UNKNOWN_PATH },
];

for (const viewport of [phone, desktop])
  for (const { name, path, prepare } of shownPages) {
    const title = `${name}-${viewport.width}`;
    test(title, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(`${TODAY}T12:00:00Z`);
      // Playwright's clock replaces the performance entries by which `hydrated` (visit.ts) knows a hydrated page.
      await page.addInitScript(() => {
        document.addEventListener("hydrated", () => document.documentElement.classList.add("is-hydrated"));
      });
      await page.goto(path);
      await page.keyboard.press("Shift");
      await page.locator(".is-hydrated").waitFor();
      await prepare?.(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) {
          image.loading = "eager";
          await image.decode();
        }
        // The menu's current link updates some frames after the layout.
        for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
      });
      await expectPicture(title, sharp(await page.screenshot({ fullPage: true })));
    });
  }

const files = {
  "white-paper": () => createWhitePaper(readWhitePaperContent(directory), readFonts()),
  dossier: () => createDossierPdf(sampleDossier(fullTexts), readFonts()),
};
for (const [name, make] of Object.entries(files))
  test(`each page of the PDF ${name}`, async () => {
    const folder = test.info().outputPath("pages");
    mkdirSync(folder, { recursive: true });
    const options = ["-png", "-scale-to-x", "360", "-scale-to-y", "-1", "-", join(folder, "page")];
    execFileSync("pdftoppm", options, { input: Buffer.from(await make().arrayBuffer()) });
    const pages = readdirSync(folder).map((file) => join(folder, file));
    // One picture of all pages: four in a row, with gaps of 8 px.
    const sheet = sharp(pages.sort(), { join: { across: 4, shim: 8, background: colors.ink } });
    await expectPicture(name, sheet);
  });
