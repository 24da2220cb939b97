import { expect, test } from "@playwright/test";

import { home, settings, whitePaper } from "./testing/frozen-content";
import { windows } from "./testing/pages";
import { choose, expectLanded, visit } from "./testing/visit";

const announcer = "#gatsby-announcer";

for (const { name, viewport } of windows) {
  test.describe(`what a screen reader is told, ${name}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("names each new page in French, and nothing in English on the way", async ({ page }) => {
      await visit(page, "/");
      const live = page.locator(announcer);
      await expect(live).toHaveAttribute("aria-live", "assertive");
      await choose(page, settings.navWhitePaper);
      await expect(live).toHaveText(`Page affichée : ${whitePaper.title}`);
      await expect(page.getByRole("main")).toBeFocused();
      await choose(page, settings.navFaq);
      await expect(live).toHaveText(`Page affichée : ${home.heroTitle}`);
      await expect(page.locator("#faq")).toBeFocused();
    });

    test("leaves jumps inside a page to the focus", async ({ page }) => {
      await visit(page, "/");
      await page.evaluate((selector) => {
        const told: string[] = [];
        const live = document.querySelector(selector);
        if (!live) throw new Error("There is no announcer.");
        // A screen reader reads the tree when a task is over, as this observer does.
        new MutationObserver(() => {
          setTimeout(() => {
            told.push(live.textContent);
            document.body.dataset.told = told.join("");
          });
        }).observe(live, { childList: true, characterData: true, subtree: true });
      }, announcer);
      await choose(page, settings.navServices);
      await expectLanded(page.locator("#services"));
      await choose(page, settings.navFaq);
      await expectLanded(page.locator("#faq"));
      await expect(page.locator(announcer)).toBeEmpty();
      expect(await page.locator("body").getAttribute("data-told")).toBeFalsy();
    });
  });
}
