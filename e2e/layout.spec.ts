import { expect } from "@playwright/test";

import { test } from "./testing/any-content";
import { broken, covered, outside } from "./testing/layout";
import { pages } from "./testing/pages";
import { visit } from "./testing/visit";

test.use({ reducedMotion: "reduce" });

for (const path of pages) {
  test(`${path} shows all of its text in windows of every width, without scrolling sideways`, async ({
    page,
  }) => {
    // 320 × 256 is a window of 1280 × 1024 at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, path);
    for (const width of [320, 375, 768, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
      expect(await outside(page), `outside at ${width} px`).toEqual([]);
      expect(await broken(page), `broken at ${width} px`).toEqual([]);
      expect(await covered(page, width), `covered at ${width} px`).toEqual([]);
    }
  });

  test(`${path} shows all of its text with the visitor's own text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, path);
    await page.evaluate(() => {
      const reader = new CSSStyleSheet();
      reader.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, reader];
    });
    expect(await outside(page)).toEqual([]);
  });

  test(`${path} prints all text in one dark colour, as browsers print no dark backgrounds`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    const texts = page.locator("body *:visible").filter({ hasText: /\S/ });
    const inks = await texts.evaluateAll((elements) => elements.map((one) => getComputedStyle(one).color));
    expect([...new Set(inks)]).toEqual([await page.evaluate(() => getComputedStyle(document.body).color)]);
    await expect(page.getByText("Aller au contenu")).toBeHidden();
  });
}

for (const path of ["/", "/livre-blanc"]) {
  test(`${path} prints all answers, chapters and definitions, also the closed ones`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const folded = page.locator("main details > [id]");
    expect(await folded.count()).toBeGreaterThan(3);
    for (const each of await folded.all()) await expect(each).toBeVisible();
  });
}

/** The most that a page may have to scroll, in px: twelve screens of a phone, with slack for an editor's longer texts. */
for (const [path, width, most] of [
  ["/livre-blanc", 375, 10_500],
  ["/livre-blanc", 1280, 6_500],
] as const) {
  test(`${path} is short at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
  });
}

for (const [reducedMotion, behaviour] of [
  ["reduce", "auto"],
  ["no-preference", "smooth"],
] as const) {
  test(`links scroll as the visitor prefers: ${reducedMotion}, ${behaviour}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", behaviour);
  });
}
