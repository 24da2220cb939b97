import { expect } from "@playwright/test";

import { test } from "./testing/any-content";
import { pages, windows } from "./testing/pages";
import { visit } from "./testing/visit";

for (const { name, viewport } of windows) {
  test.describe(`structure, ${name}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    for (const path of pages) {
      test(`${path} has its landmarks, one h1, and no skipped heading level`, async ({ page }) => {
        await visit(page, path);
        for (const landmark of ["banner", "main", "contentinfo"] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
        const levels = await page
          .locator("h1, h2, h3, h4, h5, h6")
          .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        expect(levels[0]).toBe(1);
        levels.slice(1).forEach((level, index) => {
          expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
        });
      });

      test(`the first Tab on ${path} reaches a link that skips the header`, async ({ page }) => {
        await page.goto(path);
        await page.keyboard.press("Tab");
        const skip = page.getByRole("link", { name: "Aller au contenu" });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press("Enter");
        const main = page.getByRole("main");
        await expect(main).toBeFocused();
        await page.keyboard.press("Tab");
        // A page of text has nothing to focus before the footer.
        const hasTargets = (await main.locator("a, button, summary, input, select, textarea").count()) > 0;
        await expect((hasTargets ? main : page.getByRole("contentinfo")).locator(":focus")).toBeVisible();
      });

      test(`every target on ${path} is at least 24 px in size, and shows its focus`, async ({ page }) => {
        await visit(page, path);
        const targets = page.locator("a, button, summary, input, select, textarea").filter({ visible: true });
        const small = await targets.evaluateAll((elements) =>
          elements
            // A link inside a sentence takes the height of its line (WCAG 2.5.8, exception "inline").
            .filter((element) => {
              const block = element.matches("a") && element.closest("p, li, dd");
              if (element.matches("p a")) return false;
              return !block || block.textContent.trim() === element.textContent.trim();
            })
            .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 24 || box.height < 24)
            .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
        );
        expect(small).toEqual([]);

        for (let step = 0; step < 8; step += 1) {
          await page.keyboard.press("Tab");
          const outline = await page
            .locator(":focus")
            .evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineWidth));
          expect(outline).toBeGreaterThanOrEqual(2);
        }
      });
    }

    test("the sections are in order", async ({ page, content: { sections } }) => {
      await visit(page, "/");
      const ids = await page.locator("main > section[id]").evaluateAll((all) => all.map(({ id }) => id));
      const linked: readonly string[] = sections.map(({ id }) => id);
      expect(ids.filter((id) => linked.includes(id))).toEqual(linked);
    });

    test("the footer links to e-mail and phone", async ({ page, content: { settings } }) => {
      await visit(page, "/");
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("link", { name: settings.email })).toHaveAttribute("href", /^mailto:/);
      await expect(footer.getByRole("link", { name: settings.phone })).toHaveAttribute(
        "href",
        /^tel:\+33\d{9}$/,
      );
    });
  });
}
