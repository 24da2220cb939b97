import { expect, test } from "@playwright/test";

import { home } from "./testing/frozen-content";

for (const width of [320, 375, 639, 640, 768, 899, 900, 1280, 1920]) {
  test(`no text of the first advantage leaves its arch at ${width} px`, async ({ page }) => {
    await page.goto("/");
    await page.setViewportSize({ width, height: 900 });
    // The whole section must be in the window, and nothing above it.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    const outside = await page
      .getByRole("region", { name: home.advantagesHeading })
      .getByRole("heading", { level: 3 })
      .first()
      .locator("xpath=..")
      .evaluate((arch) => {
        const range = document.createRange();
        range.selectNodeContents(arch);
        // A point beyond a rounded corner hits what is behind it.
        return Array.from(range.getClientRects())
          .flatMap(({ left, right, top, bottom }) => [
            [left + 1, top + 1],
            [right - 1, top + 1],
            [left + 1, bottom - 1],
            [right - 1, bottom - 1],
          ])
          .filter(([x = 0, y = 0]) => !arch.contains(document.elementFromPoint(x, y)));
      });
    expect(outside).toEqual([]);
  });
}

for (const width of [768, 1280]) {
  test(`an advantage alone in its row fills both columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const items = page.getByRole("region", { name: home.advantagesHeading }).getByRole("listitem");
    expect((await items.count()) % 2).toBe(1);
    const [title, text] = [items.first().getByRole("heading"), items.first().getByRole("paragraph").last()];
    const [below, right] = [items.nth(1), items.nth(2)];
    const leftOf = async (box: typeof title) => Math.round((await box.boundingBox())?.x ?? 0);
    expect(await leftOf(title)).toBe(await leftOf(below));
    expect(await leftOf(text)).toBe(await leftOf(right));
  });
}
