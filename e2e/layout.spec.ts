/** Layout of the pages: texts that overflow, break or are covered, and shifts while fonts load. */
import { expect, type Page, test } from "@playwright/test";

import { layouts } from "./testing/site";
import { holdBack, hydrated, overflowingTexts, visit } from "./testing/visit";

test.use({ reducedMotion: "reduce" });

/**
 * Texts that another element covers. The window is made as high as the page, because only points in the
 * window can be tested.
 */
async function coveredTexts(page: Page, width: number): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const element = texts.currentNode.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // The skip link is above the page until it has the focus.
        if (bottom < 0) continue;
        for (const x of [left + 1, right - 1]) {
          const hit = document.elementFromPoint(x, (top + bottom) / 2);
          // A button for files is an unseen field over its label.
          if (
            hit instanceof HTMLInputElement &&
            [...(hit.labels ?? [])].includes(element as HTMLLabelElement)
          )
            continue;
          if (hit && !element.contains(hit) && !hit.contains(element)) faults.push(text);
        }
      }
    }
    return faults;
  });
}

/** Texts with hyphens that must not break across lines: « Île-de-France », « 2-3 semaines ». */
const UNBREAKABLE = String.raw`Île-de-France|\d-\d\s\p{Ll}+`;

/** Texts of `UNBREAKABLE` that stand on two lines. */
const brokenTexts = (page: Page) =>
  page.evaluate((pattern) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const match of node.data.matchAll(new RegExp(pattern, "gu"))) {
        const [text] = match;
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + text.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom));
        if (lines.size > 1) found.push(text);
      }
    }
    return found;
  }, UNBREAKABLE);

/** Sets the browser's font size to 200 %. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.reload();
  await hydrated(page);
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
}

for (const path of layouts) {
  const tag = ["/", "/livre-blanc"].includes(path) ? [] : "@nightly";
  test(
    `${path} shows all of its text in windows from 320 to 1920 px, without scrolling sideways`,
    { tag },
    async ({ page }) => {
      // WCAG 1.4.10: 320 × 256 is a window of 1280 × 1024 at a zoom of 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, path);
      for (const width of [320, 375, 768, 900, 1280, 1920]) {
        await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
        expect(await overflowingTexts(page), `outside at ${width} px`).toEqual([]);
        expect(await brokenTexts(page), `broken at ${width} px`).toEqual([]);
        expect(await coveredTexts(page, width), `covered at ${width} px`).toEqual([]);
      }
    },
  );

  test(
    `${path} keeps its text in the window with text of 200 %, and with the spacing of WCAG 1.4.12`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await visit(page, path);
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
      });
      expect(await overflowingTexts(page), "spacing").toEqual([]);
      await enlargeText(page);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowingTexts(page), `${width} px`).toEqual([]);
      }
    },
  );
}

const FONTS = /\.woff2$/;

/** Types a contract into the form for an answer, and opens all folds. */
async function answerAndUnfold(page: Page): Promise<void> {
  const form = page.locator('form[name="dossier"]');
  await form.locator("[name=contractEnd]").fill("2047-12-31");
  await form.locator("[name=notice]").fill("3 mois");
  await page.locator("main details").evaluateAll((folds) => {
    // Folds of one name would close each other.
    for (const fold of folds) fold.removeAttribute("name");
    for (const fold of folds) fold.setAttribute("open", "");
  });
}

for (const path of ["/", "/livre-blanc"]) {
  test(`${path} keeps its text in a narrow window and with text of 200 %, with an answer and all folds open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, path);
    await answerAndUnfold(page);
    expect(await overflowingTexts(page), "320 px").toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await enlargeText(page);
    await answerAndUnfold(page);
    expect(await overflowingTexts(page), "390 px, text of 200 %").toEqual([]);
  });

  test(`on ${path}, the labels of fields side by side are on one line`, async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const distances = await page.locator("form label[for]").evaluateAll((labels) => {
        const boxes = labels.map((label) => {
          const control = document.getElementById((label as HTMLLabelElement).htmlFor);
          return {
            isShown: label.checkVisibility(),
            label: label.getBoundingClientRect(),
            control: control?.getBoundingClientRect(),
          };
        });
        const shown = boxes.filter(({ isShown }) => isShown);
        const isBeside = (one: DOMRect, other: DOMRect) => one.top < other.bottom && other.top < one.bottom;
        return shown.flatMap(({ label, control }) =>
          shown
            .filter((other) => control && other.control && isBeside(control, other.control))
            .map((other) => Math.abs(other.label.bottom - label.bottom)),
        );
      });
      expect(Math.max(...distances), `${width} px`).toBeLessThanOrEqual(1);
    }
  });

  for (const state of ["late", "refused"] as const) {
    test(`nothing on ${path} moves when the fonts are ${state}`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value") as number);
        }).observe({ type: "layout-shift", buffered: true });
      });
      const letThrough = state === "late" ? await holdBack(page, FONTS) : () => undefined;
      if (state === "refused") await page.route(FONTS, (route) => route.abort());
      // A late font delays the page's load event.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrated(page);
      letThrough();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, "shifts") as number[])).toEqual([]);
    });
  }
}

test("with its fallback fonts, the home page is as high as with its own fonts, within 2 %", async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await visit(page, "/");
  await page.evaluate(() => document.fonts.ready);
  const usual = await height();
  await page.route(FONTS, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  expect(Math.abs((await height()) - usual) / usual).toBeLessThan(0.02);
});
