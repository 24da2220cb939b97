import { expect, test } from "@playwright/test";

/** The sizes of windows that visitors have most: desktops, a tablet, phones. */
const windows = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 375, height: 812 },
] as const;

for (const viewport of windows) {
  test(`the latest negotiations are seen without scrolling in a window of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const hero = page.locator("#accueil");
    await expect(hero.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole("listitem").nth(2)).toBeInViewport({ ratio: 1 });
  });
}
