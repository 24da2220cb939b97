import { expect, type Page, test } from "@playwright/test";

import { whitePaper } from "./testing/frozen-content";
import { visit } from "./testing/visit";

const read = whitePaper.chapters.filter(({ text, chartBars }) => text ?? chartBars);
const list = (page: Page) => page.getByRole("navigation", { name: "Chapitres du guide" });
const chapter = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, level: 3, exact: true }) });

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

  test("the list of chapters stays in view beside each of them, and marks it", async ({ page }) => {
    await visit(page, "/livre-blanc");
    for (const { title } of read) {
      const text = chapter(page, title);
      await text.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollBy(0, top + height / 2 - innerHeight / 2);
      });
      await expect(list(page)).toBeInViewport({ ratio: 1 });
      await expect(list(page).locator("[aria-current]")).toHaveText(new RegExp(`${title}$`));
      const [left, right] = [await list(page).boundingBox(), await text.boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, reducedMotion: "reduce", viewport: { width: 375, height: 740 } });

    test("each chapter is a link away", async ({ page }) => {
      await page.goto("/livre-blanc");
      for (const { title } of read) {
        await list(page)
          .getByRole("link", { name: new RegExp(`${title}$`) })
          .click();
        await expect(chapter(page, title).getByRole("heading", { level: 3 })).toBeInViewport();
      }
    });
  });
}
