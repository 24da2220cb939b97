/** Both pages as Chromium prints them: their texts, number of sheets, headings at sheet ends, and colours. */
import { expect, type Page, test } from "@playwright/test";

import { openPortfolio, portfolioSection } from "./testing/assembly";
import { readSheets } from "./testing/sheets";
import { site } from "./testing/site";

/**
 * The most sheets that each page may take, by site. The frozen content has more entries than the shipped one.
 */
const BUDGETS = [
  { path: "/", shipped: 6, frozen: 8 },
  { path: "/livre-blanc", shipped: 7, frozen: 8 },
];

/** Headings, and other elements that must stay with the text below them. */
const HEADINGS = "h1, h2, h3, h4, h5, summary, caption";

/** Unit: mm. Heights of sheets: with each, the page breaks at other places. */
const HEIGHTS = [186, 192, 204, 216, 228, 240, 252, 264, 279, 297];

/**
 * A text for comparisons. Line breaks change spaces and hyphens, and styles change capitals: these are left
 * out.
 */
const letters = (text: string) => text.replace(/[\s\u00ad\u2010-]/g, "").toLowerCase();

/** Opens the folds, as printing does, but not those of a form: paper has them only if the visitor has opened them. */
const unfold = (page: Page) =>
  page.locator("main details:not(form *)").evaluateAll((folds) => {
    for (const fold of folds) {
      // Folds of one name would close each other.
      fold.removeAttribute("name");
      fold.setAttribute("open", "");
    }
  });

/** The texts that must be on paper: one for each text node. */
const visibleTexts = (page: Page) =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      if (!parentElement?.checkVisibility()) continue;
      // A text for screen readers alone is in a box of one pixel.
      const isSeen = parentElement.getBoundingClientRect().width > 1;
      // A sign alone, such as the one of a heading's link, is no text.
      const hasLetter = /[\p{L}\d]/u.test(textContent ?? "");
      if (isSeen && textContent && hasLetter) found.push(textContent);
    }
    return found;
  });

for (const { path, ...mostBySite } of BUDGETS) {
  const mostSheets = mostBySite[site];
  test(
    `${path} prints all of its texts, also folded ones, on ${mostSheets} sheets at most`,
    { tag: path === "/" ? "@nightly" : [] },
    async ({ page }) => {
      await page.goto(path);
      const sheets = await readSheets(await page.pdf({ format: "A4" }));
      expect(sheets.length).toBeLessThanOrEqual(mostSheets);

      // Forms and buttons are of no use on paper.
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("form:visible, button:visible")).toHaveCount(0);
      await unfold(page);
      const printed = letters(sheets.map(({ byElement }) => byElement).join(""));
      const lost = (await visibleTexts(page)).filter((text) => !printed.includes(letters(text)));
      expect(lost).toEqual([]);
    },
  );

  test(
    `${path} prints no heading alone at the foot of a sheet, at ${HEIGHTS.length} heights of sheets`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto(path);
      const headings = (await page.locator(HEADINGS).allTextContents()).map(letters).filter(Boolean);
      for (const height of HEIGHTS) {
        const sheets = await readSheets(await page.pdf({ width: "210mm", height: `${height}mm` }));
        // Not the last sheet: it ends where the page ends.
        const feet = sheets.slice(0, -1).map(({ byLine }) => letters(byLine));
        const alone = headings.filter((heading) => feet.some((foot) => foot.endsWith(heading)));
        expect(alone, `${height} mm`).toEqual([]);
      }
    },
  );

  test(
    `${path} prints all text in one colour, without backgrounds`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(path);
      const texts = page.locator("body, body *:visible").filter({ hasText: /\S/ });
      const looks = await texts.evaluateAll((elements) =>
        elements.map((element) => {
          const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
          return { color, backgroundColor, backgroundImage };
        }),
      );
      const inks = new Set(looks.map(({ color }) => color));
      expect(inks.size).toBe(1);
      // No background inside, because some browsers would print it. The first one is the page itself, which
      // is white.
      const inside = looks.slice(1);
      expect(inside.filter(({ backgroundImage }) => backgroundImage !== "none")).toEqual([]);
      expect([...new Set(inside.map(({ backgroundColor }) => backgroundColor))]).toEqual([
        "rgba(0, 0, 0, 0)",
      ]);
      await expect(page.getByText("Aller au contenu")).toBeHidden();
    },
  );
}

test(
  "the dates of a table of buildings are printed, without its buttons",
  { tag: "@nightly" },
  async ({ page }) => {
    await openPortfolio(page);
    await page.getByRole("button", { name: "Essayer avec un exemple" }).click();
    await expect(portfolioSection(page).getByRole("table")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(
      portfolioSection(page).getByRole("rowheader", { name: /Square des Charmilles/ }),
    ).toBeVisible();
    await expect(portfolioSection(page).getByRole("button")).toHaveCount(0);
  },
);
