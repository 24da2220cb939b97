import { expect, test } from "@playwright/test";

import { entryAnchor } from "../src/content/links";
import { whitePaper } from "./testing/site";
import { hydrated } from "./testing/visit";

const LINKS = 'main :is(a[href^="#terme-"], a[href^="/livre-blanc#terme-"])';

for (const path of ["/", "/livre-blanc"]) {
  test.describe(path, () => {
    test.use({ javaScriptEnabled: false });

    test("leads to each definition once, not in headings, links or buttons, and at most once in a paragraph", async ({
      page,
    }) => {
      await page.goto(path);
      const targets = await page
        .locator(LINKS)
        .evaluateAll((all) => all.map((one) => one.getAttribute("href")?.split("#")[1] ?? ""));
      expect(targets.length).toBeGreaterThan(5);
      expect(new Set(targets).size).toBe(targets.length);
      const anchors = whitePaper.glossary.map(({ term }) => entryAnchor("glossaryTerm", term));
      expect(targets.filter((target) => !anchors.includes(target))).toEqual([]);
      await expect(page.locator(":is(h1, h2, h3, h4, summary, button, nav)").locator(LINKS)).toHaveCount(0);
      const counts = await page
        .locator("main :is(p, li)")
        .evaluateAll((all, links) => all.map((one) => one.querySelectorAll(links).length), LINKS);
      expect(Math.max(...counts)).toBe(1);
      // A browser takes a link out of another one when it reads the HTML, so look at the HTML as it was served.
      const tags = (await (await page.request.get(path)).text()).match(/<\/?a(?=[\s>])/g) ?? [];
      expect(tags.filter((tag, index) => tag === tags[index - 1])).toEqual([]);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, reducedMotion: "reduce", viewport: { width: 375, height: 740 } });

    test("a key leads from a term to its definition, and Back returns", async ({ page }) => {
      await page.goto("/");
      if (javaScriptEnabled) await hydrated(page);
      const link = page.locator("#services, #accueil").locator(LINKS.replace("main ", "")).first();
      const anchor = (await link.getAttribute("href"))?.split("#")[1] ?? "";
      const entry = whitePaper.glossary.find(({ term }) => entryAnchor("glossaryTerm", term) === anchor);
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/livre-blanc#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toContainText(entry?.definition ?? "no such term");
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL("/");
    });
  });
}
