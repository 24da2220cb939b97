import { expect, test } from "@playwright/test";

import { fillToLimits, overlapping } from "./testing/limits";
import { outside } from "./testing/outside";
import { pages } from "./testing/pages";
import { menuToggle, visit } from "./testing/visit";

const fills = [
  { name: "one word without an end", pattern: "W" },
  { name: "long words", pattern: "Anticonstitutionnellement, " },
  { name: "everyday words", pattern: "La rénovation d’une copropriété en ville " },
] as const;

/** 320 × 256 is what a window of 1280 × 1024 has left at a zoom of 400 %; from 900 px on, the menu stands in the header. */
const viewports = [
  { width: 320, height: 256 },
  { width: 640, height: 800 },
  { width: 900, height: 800 },
  { width: 1280, height: 800 },
] as const;

// Each compares the boxes of a whole page with one another, in several windows.
test.slow();

for (const path of pages) {
  for (const { name, pattern } of fills) {
    test(`${path} keeps brand, titles, menu and footer apart at the limits of the model, made of ${name}`, async ({
      page,
    }) => {
      await visit(page, path);
      expect(await fillToLimits(page, pattern)).toBeGreaterThan(10);
      for (const viewport of viewports) {
        await test.step(`in a window of ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport);
          expect(await overlapping(page)).toEqual([]);
          expect(await outside(page)).toEqual([]);
          // The header stays in view: it must leave room for the page.
          const header = await page.getByRole("banner").boundingBox();
          expect(header?.height).toBeLessThan(viewport.height / 2);
        });
      }
    });

    test(`${path} keeps them apart with text of 200 % on a phone, made of ${name}, its menu open`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await visit(page, path);
      await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"));
      await fillToLimits(page, pattern);
      expect(await overlapping(page)).toEqual([]);
      await menuToggle(page).click();
      expect(await outside(page)).toEqual([]);
    });
  }
}
