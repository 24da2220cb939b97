import { expect } from "@playwright/test";

import { headlessChromium } from "../scripts/find-chromium";
import { test } from "./testing/any-content";
import { outside } from "./testing/outside";
import { pages } from "./testing/pages";
import { expectLanded, mainMenu, menuToggle, visit } from "./testing/visit";

// The browser preference for text of 200 %.
test.use({
  launchOptions: headlessChromium("--blink-settings=defaultFontSize=32"),
  reducedMotion: "reduce",
});

for (const path of pages) {
  for (const width of [320, 768, 1000, 1280, 1920]) {
    test(`${path} shows all of its text at 200 % in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const size = await page.locator("html").evaluate((html) => getComputedStyle(html).fontSize);
      expect(size).toBe("32px");
      expect(await outside(page)).toEqual([]);
    });
  }
}

test("with text at 200 %, a link scrolls to its section below the header and becomes the current one", async ({
  page,
  content,
}) => {
  const { settings } = content;
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/");
  await menuToggle(page).click();
  const link = mainMenu(page).getByRole("link", { name: settings.navFaq });
  await link.click();
  await expectLanded(page.locator("#faq"));
  await expect(page.locator("[aria-current='true']")).toHaveText(settings.navFaq);
});
