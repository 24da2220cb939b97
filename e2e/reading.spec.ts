/**
 * Reading in a browser, with scripts and without: folded chapters, links to a chapter, and links to the
 * glossary's terms.
 */
import { expect, type Page, test } from "@playwright/test";

import { chaptersToRead } from "../src/content/formats/chapters";
import { entryAnchor } from "../src/content/formats/links";
import { whitePaper } from "./testing/site";
import { hydrated, visit } from "./testing/visit";

const chapters = chaptersToRead(whitePaper.chapters);
const first = chapters[0] ?? { id: "", title: "" };
const last = chapters.at(-1) ?? first;
const chapter = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, level: 3, exact: true }) });

test.use({ reducedMotion: "reduce", viewport: { width: 375, height: 740 } });

for (const { javaScriptEnabled, tag } of [
  { javaScriptEnabled: true, tag: [] },
  { javaScriptEnabled: false, tag: "@nightly" },
]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, { tag }, () => {
    test.use({ javaScriptEnabled });

    test("a chapter is folded until its address or its heading opens it", async ({ page }) => {
      for (const { id, title } of [first, last]) {
        const heading = chapter(page, title).getByRole("heading", { level: 3 });
        const content = page.locator(`#${id}`);

        await page.goto("/livre-blanc");
        if (javaScriptEnabled) await hydrated(page);
        await expect(content).toBeHidden();
        await heading.click();
        await expect(content).toBeInViewport();
        await heading.click();
        await expect(content).toBeHidden();

        // Another document: from the page itself, only the hash would change.
        await page.goto("about:blank");
        await page.goto(`/livre-blanc#${id}`);
        await expect(content).toBeInViewport();
        await expect(heading).toBeInViewport();
      }
    });

    test("Enter on a term leads to its definition, and Back returns", async ({ page }) => {
      await page.goto("/");
      if (javaScriptEnabled) await hydrated(page);
      const link = page.locator("#faq a[href^='/livre-blanc#terme-']").first();
      // A link in a closed answer cannot take the focus.
      await link.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
      const anchor = (await link.getAttribute("href"))?.split("#")[1] ?? "";
      const entry = whitePaper.glossary.find(({ term }) => entryAnchor("glossaryTerm", term) === anchor);
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/livre-blanc#${anchor}`);
      await expect(page.locator(`#${anchor} + dd`)).toContainText(entry?.definition ?? "no such term");
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL("/");
    });
  });
}

test(
  "Back to a chapter's address opens the chapter again after it was closed",
  { tag: "@nightly" },
  async ({ page }) => {
    const { id, title } = first;
    await visit(page, `/livre-blanc#${id}`);
    await chapter(page, title).getByRole("heading", { level: 3 }).click();
    await page.evaluate(() => (location.hash = "#glossaire"));
    await expect(page.locator(`#${id}`)).toBeHidden();
    await page.goBack();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  },
);

test(
  "the link to a chapter appears while its heading has the pointer or the focus",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/livre-blanc");
    const chapterOne = chapter(page, first.title);
    const address = chapterOne.getByRole("link", { name: /^Adresse/ });
    await expect(address).toHaveCSS("opacity", "0");
    await chapterOne.locator("summary").first().hover();
    await expect(address).toHaveCSS("opacity", "1");
    await page.mouse.move(0, 0);
    await expect(address).toHaveCSS("opacity", "0");
    await chapterOne.locator("summary").first().focus();
    await page.keyboard.press("Tab");
    await expect(address).toBeFocused();
    await expect(address).toHaveCSS("opacity", "1");
  },
);
