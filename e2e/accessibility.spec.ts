import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

import { pages, questions } from "./testing/content";
import { menuToggle, visit } from "./testing/visit";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoViolation(page: Page, state: string) {
  // Under forced colours the browser answers with the page's own colours for some grounds and the reader's for the texts on
  // them: what axe computes from the two is on no screen.
  const forced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  const { violations } = await (forced ? axe.disableRules("color-contrast") : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
  expect(found, state).toEqual([]);
}

for (const width of [320, 768, 1280]) {
  for (const forcedColors of ["none", "active"] as const) {
    for (const path of pages) {
      test(`axe finds nothing on ${path}, ${width} px, forced colours ${forcedColors}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
        await visit(page, path);
        await expectNoViolation(page, "at rest");
        if (width >= 900) return;
        await menuToggle(page).click();
        await expectNoViolation(page, "menu open");
      });
    }

    test(`axe finds nothing in any state of the FAQ, ${width} px, forced colours ${forcedColors}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
      await visit(page, "/");
      for (const { question } of questions) {
        const item = page.locator("#faq details").filter({ hasText: question });
        if ((await item.getAttribute("open")) === null) await item.locator("summary").click();
        await expectNoViolation(page, question);
      }
    });
  }
}
