import { expect, test } from "@playwright/test";

import { pages, sections } from "./testing/site";
import { visit } from "./testing/visit";

for (const path of pages) {
  test(`${path} has its landmarks, one h1, and no skipped heading level`, async ({ page }) => {
    await page.goto(path);
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  test(`the first Tab on ${path} reaches a link that skips the header, and each target shows its focus`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Aller au contenu" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("banner").locator(":focus")).toHaveCount(0);
      // The browser shows by itself which part of a date has the focus.
      if (await page.evaluate(() => document.activeElement?.matches("[type=date]"))) continue;
      await expect(page.locator(":focus")).toHaveCSS("outline-width", "3px");
    }
  });

  test(`every target on ${path} is at least 24 px in size`, async ({ page }) => {
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
  });
}

test("the sections are in the order of the menu", async ({ page }) => {
  await page.goto("/");
  const ids = await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
  const linked: readonly string[] = sections.map(({ id }) => id);
  expect(ids.filter((id) => linked.includes(id))).toEqual(linked);
});
