import { expect, type Page } from "@playwright/test";

import { test } from "./testing/any-content";
import { pages } from "./testing/pages";
import { visit } from "./testing/visit";

/** Texts that readers take in as one: « 2 à 3 semaines », « Paris 11e », « Montreuil (93) », « Île-de-France ». */
const WHOLE = [
  String.raw`\d+\s(?:%\s)?à\s\d+\s(?:%|\p{Ll}+)`,
  String.raw`\d\s(?:%|€|M€|lots|logements|semaines|mois|ans)`,
  String.raw`\p{Lu}\p{Ll}+\s\d{1,2}(?:er|e)?(?![\d\p{L}])`,
  String.raw`\p{L}+\s\(\d{2}\)`,
  String.raw`Île-de-France`,
];

/** Those texts of a page that stand on more than one line. */
const broken = (page: Page) =>
  page.evaluate((patterns) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { index, 0: text } of node.data.matchAll(new RegExp(patterns.join("|"), "gu"))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom)).size > 1) found.push(text);
      }
    }
    return found;
  }, WHOLE);

for (const path of pages) {
  test(`${path} keeps numbers, ranges and short names on one line`, async ({ page }) => {
    await visit(page, path);
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await broken(page), `${width} px`).toEqual([]);
    }
  });
}
