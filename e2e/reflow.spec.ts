import { expect, type Page, test } from "@playwright/test";

import { needChromium } from "../scripts/find-chromium";
import { pages, settings } from "./testing/content";
import { expectLanded, mainMenu, menuToggle, visit } from "./testing/visit";

// What a reader sets in the browser's preferences: text of 200 %.
test.use({
  launchOptions: { executablePath: needChromium(), args: ["--blink-settings=defaultFontSize=32"] },
  reducedMotion: "reduce",
});

/** What stands out of the window on its sides, for which a reader would have to scroll in two directions (WCAG 1.4.10). */
const outside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const wide = texts.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    });
    const scrolls = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
    return [...scrolls, ...wide.map(({ tagName, textContent }) => `${tagName}: ${textContent}`)];
  });

for (const path of pages) {
  for (const width of [320, 768, 1000, 1280, 1920]) {
    test(`${path} keeps all of its text of 200 % in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const size = await page.locator("html").evaluate((html) => getComputedStyle(html).fontSize);
      expect(size).toBe("32px");
      expect(await outside(page)).toEqual([]);
    });
  }
}

test("with text of 200 % a section lands below the header, and its link is marked", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/");
  await menuToggle(page).click();
  const link = mainMenu(page).getByRole("link", { name: settings.navFaq });
  await link.click();
  await expectLanded(page.locator("#faq"));
  await expect(page.locator("[aria-current='true']")).toHaveText(settings.navFaq);
});

test.describe("at the browser's own text size", () => {
  test.use({ launchOptions: { executablePath: needChromium() } });

  // 320 × 256 is what a window of 1280 × 1024 has left at a zoom of 400 %.
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 375, height: 740 },
    { width: 900, height: 800 },
    { width: 1000, height: 800 },
  ]) {
    for (const path of pages) {
      test(`${path} needs no sideways scrolling at ${viewport.width} × ${viewport.height}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await visit(page, path);
        expect(await outside(page)).toEqual([]);
      });
    }
  }

  for (const path of pages) {
    test(`${path} bears the reader's own spacing of text`, async ({ page }) => {
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
});
