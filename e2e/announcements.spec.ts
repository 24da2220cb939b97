import { expect, test } from "@playwright/test";

import { home, settings, whitePaper } from "./testing/frozen-content";
import { windows } from "./testing/pages";
import { choose, expectLanded, visit } from "./testing/visit";

const announcer = "#gatsby-announcer";

for (const { name, viewport } of windows) {
  test.describe(`what a screen reader announces, ${name}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("announces each new page in French, and nothing in English before it", async ({ page }) => {
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

    test("announces nothing for a jump within a page: moving the focus is enough", async ({ page }) => {
      await visit(page, "/");
      await page.evaluate((selector) => {
        const announced: string[] = [];
        const live = document.querySelector(selector);
        if (!live) throw new Error("The page has no #gatsby-announcer.");
        // A screen reader reads the tree at the end of a task, and so does this observer.
        new MutationObserver(() => {
          setTimeout(() => {
            announced.push(live.textContent);
            document.body.dataset.announced = announced.join("");
          });
        }).observe(live, { childList: true, characterData: true, subtree: true });
      }, announcer);
      await choose(page, settings.navServices);
      await expectLanded(page.locator("#services"));
      await choose(page, settings.navFaq);
      await expectLanded(page.locator("#faq"));
      await expect(page.locator(announcer)).toBeEmpty();
      expect(await page.locator("body").getAttribute("data-announced")).toBeFalsy();
    });
  });
}
