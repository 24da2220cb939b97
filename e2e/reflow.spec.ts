import { expect, test } from "@playwright/test";

import { outside } from "./testing/outside";
import { pages } from "./testing/pages";
import { visit } from "./testing/visit";

// 320 × 256 is a window of 1280 × 1024 at a zoom of 400 %.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 375, height: 740 },
  { width: 900, height: 800 },
  { width: 1000, height: 800 },
]) {
  for (const path of pages) {
    test(`${path} needs no horizontal scrolling at ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await visit(page, path);
      expect(await outside(page)).toEqual([]);
    });
  }
}

for (const path of pages) {
  test(`${path} shows all of its text with the visitor's own text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, path);
    await page.evaluate(() => {
      const reader = new CSSStyleSheet();
      reader.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, reader];
    });
    expect(await outside(page)).toEqual([]);
  });
}
