import { expect, type Page, test } from "@playwright/test";

import { serviceAnchor } from "../src/layout/navigation";
import { home, settings } from "./testing/frozen-content";
import { pages } from "./testing/pages";
import { expectLanded, visit } from "./testing/visit";

test.use({ reducedMotion: "reduce" });

const footer = (page: Page) => page.getByRole("contentinfo");
const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const open = {
  "before the scripts have come": (page: Page, path: string) => page.goto(path),
  "after hydration": visit,
};

for (const [when, show] of Object.entries(open)) {
  test(`a link to a page that does not exist yet leaves the reader where he is, ${when}`, async ({
    page,
  }) => {
    await show(page, "/livre-blanc");
    const link = footer(page).getByRole("link", { name: settings.termsLabel });
    await expect(link).toHaveAttribute("href", "#");
    await link.scrollIntoViewIfNeeded();
    const before = await positionOf(page);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await link.press("Enter");
    expect(await positionOf(page)).toBe(before);
    await expect(page).toHaveURL("/livre-blanc");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a press on such a link leaves the reader where he is", async ({ page }) => {
    await page.goto("/livre-blanc");
    const link = footer(page).getByRole("link", { name: settings.termsLabel });
    await link.scrollIntoViewIfNeeded();
    await link.click({ force: true });
    await expect(link).toBeInViewport();
    await expect(page).toHaveURL("/livre-blanc");
  });
});

for (const path of pages) {
  test(`the services lead to their places on the home page from ${path}`, async ({ page }) => {
    await visit(page, path);
    for (const { title } of home.services) {
      await footer(page).getByRole("link", { name: title }).click();
      const id = serviceAnchor(title);
      await expect(page).toHaveURL(`/#${id}`);
      await expectLanded(page.locator(`#${id}`));
      await expect(page.locator(`#${id}`).getByRole("heading")).toHaveText(title);
    }
  });
}
