import type { Page } from "@playwright/test";

import { outside } from "./outside";

/**
 * Lists with a row that leaves a hole, or that differs from the others by more than one item. A row is what stands side by side;
 * it has no hole when it reaches from one edge of the list to the other. Runs in the page.
 */
function unevenRows(): string[] {
  const lists = [...document.querySelectorAll("main ul, main ol, main dl, footer ul")];
  return lists.flatMap((list) => {
    const box = list.getBoundingClientRect();
    const { columnCount, paddingLeft, paddingRight } = getComputedStyle(list);
    // In columns of text, items stand below each other.
    if (columnCount !== "auto") return [];
    const left = box.left + Number.parseFloat(paddingLeft);
    const right = box.right - Number.parseFloat(paddingRight);
    const rows: { left: number; right: number; length: number }[] = [];
    for (const item of [...list.children].map((child) => child.getBoundingClientRect())) {
      const row = rows.at(-1);
      if (item.width === 0) continue;
      if (row && item.left >= row.right) Object.assign(row, { right: item.right, length: row.length + 1 });
      else rows.push({ left: item.left, right: item.right, length: 1 });
    }
    const lengths = rows.map(({ length }) => length);
    const full = rows.every((row) => Math.abs(row.left - left) < 2 && Math.abs(row.right - right) < 2);
    const even = Math.max(0, ...lengths) - Math.min(...lengths) < 2;
    return full && even ? [] : [`rows of ${lengths.join(", ")}: ${list.textContent.slice(0, 80)}`];
  });
}

/** Texts that something else lies on, or that run out of their own box. Runs in the page, in a window as high as the page. */
function hiddenTexts(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim();
    const element = texts.currentNode.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // The skip link waits above the page.
      if (bottom < 0) continue;
      for (const x of [left + 1, (left + right) / 2, right - 1]) {
        const hit = document.elementFromPoint(x, (top + bottom) / 2);
        const isOwn = hit && (element.contains(hit) || hit.contains(element));
        if (!isOwn) faults.push(`${text.slice(0, 40)} under ${hit?.outerHTML.slice(0, 80) ?? "nothing"}`);
      }
    }
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${text.slice(0, 40)} is wider than its box`);
  }
  return faults;
}

/** What a visitor sees of a layout that does not stand: rows with a hole, texts that are cut off, covered or out of the window. */
export async function layoutFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const faults = [...(await outside(page)), ...(await page.evaluate(unevenRows))];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  return [...faults, ...(await page.evaluate(hiddenTexts))];
}
