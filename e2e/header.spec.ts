import { expect, test } from "@playwright/test";

import { settings } from "./testing/frozen-content";
import { hydrated, mainMenu, menuToggle, visit } from "./testing/visit";

/** The height at which an element has its middle. Runs in the page. */
const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

for (const width of [320, 768, 900, 1280, 1920]) {
  test(`brand and menu are centred on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const banner = page.getByRole("banner");
    const link = mainMenu(page).getByRole("link").first();
    const menu = (await link.isVisible()) ? link : menuToggle(page);
    const expected = await menu.evaluate(middleOf);
    for (const part of [banner.locator("svg"), banner.getByText(settings.brandName)]) {
      expect(Math.abs((await part.evaluate(middleOf)) - expected)).toBeLessThanOrEqual(1);
    }
  });
}

test("a long brand leaves the menu's button on the first line, with text of 200 % on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, "/");
  await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"));
  await page
    .getByRole("banner")
    .getByText(settings.brandName)
    .evaluate((name) => (name.textContent = "W".repeat(50)));
  await expect(menuToggle(page)).toBeInViewport({ ratio: 1 });
  await menuToggle(page).click();
  await expect(mainMenu(page)).toBeVisible();
});

test("no section is marked before the scripts know which one is in view", async ({ page }) => {
  await page.goto("/#references");
  const marked = page.locator("[aria-current='true']");
  await expect(page.locator("#references")).toBeInViewport();
  await expect(marked).toHaveCount(0);
  await hydrated(page);
  await expect(marked).toHaveText(settings.navReferences);
});
