import type { Page } from "@playwright/test";

/** Texts that overflow the window sideways: a visitor would have to scroll in two directions to read them (WCAG 1.4.10). */
export const outside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const wide = texts.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    });
    const scrolls = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
    return [...scrolls, ...wide.map(({ tagName, textContent }) => `${tagName}: ${textContent}`)];
  });

/** Texts that something else lies on. Makes the window as high as the page. */
export async function covered(page: Page, width: number): Promise<string[]> {
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
        // The skip link waits above the page.
        if (bottom < 0) continue;
        for (const x of [left + 1, right - 1]) {
          const hit = document.elementFromPoint(x, (top + bottom) / 2);
          if (hit && !element.contains(hit) && !hit.contains(element)) faults.push(text);
        }
      }
    }
    return faults;
  });
}

/** Texts that readers take in as one: « 2 à 3 semaines », « Paris 11e », « Montreuil (93) », « Île-de-France ». */
const WHOLE = [
  String.raw`\d+\s(?:%\s)?à\s\d+\s(?:%|\p{Ll}+)`,
  String.raw`\d\s(?:%|€|M€|lots|logements|semaines|mois|ans)`,
  String.raw`\p{Lu}\p{Ll}+\s\d{1,2}(?:er|e)?(?![\d\p{L}])`,
  String.raw`\p{L}+\s\(\d{2}\)`,
  String.raw`Île-de-France`,
];

/** Those texts of a page that stand on more than one line. */
export const broken = (page: Page) =>
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
