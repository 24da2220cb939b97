import { expect, test } from "@playwright/test";

import { headlessChromium } from "../scripts/find-chromium";
import { pages } from "./testing/site";
import { outside, visit } from "./testing/visit";

// The browser's preference for text of 200 %.
test.use({ launchOptions: headlessChromium("--blink-settings=defaultFontSize=32") });

for (const path of pages) {
  test(`${path} shows all of its text at 200 %`, async ({ page }) => {
    await visit(page, path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await outside(page), `${width} px`).toEqual([]);
    }
  });
}
