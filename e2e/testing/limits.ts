import type { Page } from "@playwright/test";

import { contentTypes } from "../../src/content";
import type { Fields } from "../../src/content/content-type";
import { describeField } from "../../src/content/field";
import { entriesOf } from "../../src/testing/content";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The most characters that the model allows for each short text of the frozen content; the fewest, where two are the same. */
const limits = new Map<string, number>();
for (const type of contentTypes) {
  for (const entry of entriesOf<Fields>(type)) {
    for (const [name, field] of Object.entries(type.fields)) {
      const { kind, max = 0 } = describeField(field);
      const value: unknown = entry[name];
      if (kind !== "text" || typeof value !== "string") continue;
      const text = oneLine(value);
      limits.set(text, Math.min(max, limits.get(text) ?? max));
    }
  }
}

/**
 * Makes the brand, the titles, the menu and the footer of a page as long as the model allows.
 * @param pattern what they are made of, repeated.
 * @returns how many texts were changed.
 */
export const fillToLimits = (page: Page, pattern: string) =>
  page.evaluate(
    ([entries, text]) => {
      const maxima = new Map(entries);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      let changed = 0;
      for (const node of nodes) {
        const max = maxima.get(node.data.replace(/\s+/g, " ").trim());
        const parent = node.parentElement;
        if (max === undefined || !parent?.closest("header, footer, h1, h2, h3")) continue;
        const filled = text.repeat(max).slice(0, max).trim();
        // A short name stands in a `span` that keeps it on one line: it may be the whole text, or a word of a longer one.
        const around = parent.localName === "span" ? parent.parentElement : null;
        if (around && around.textContent !== node.data) continue;
        if (around?.childElementCount === 1) around.textContent = filled;
        else node.data = filled;
        changed++;
      }
      return changed;
    },
    [Array.from(limits), pattern] as const,
  );

/** The pairs of texts of a page that cover each other, and the texts that cover the mark or the menu's button. */
export const overlapping = (page: Page) =>
  page.evaluate(() => {
    /** Letters take less than their line: ascenders and descenders of two lines may share some of its height. */
    const LINE_SHARE = 0.2;
    const blockOf = (element: Element): Element => {
      const { display } = getComputedStyle(element);
      return display.startsWith("inline") && element.parentElement ? blockOf(element.parentElement) : element;
    };
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      // For screen readers alone, or the skip link before it has the focus.
      !["absolute", "fixed"].includes(getComputedStyle(element).position);
    const boxes: { block: Element; name: string; rect: DOMRect; inset: number }[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const element = node.parentElement;
      if (!element || !node.data.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const block = blockOf(element);
      for (const rect of range.getClientRects())
        boxes.push({ block, name: node.data, rect, inset: rect.height * LINE_SHARE });
    }
    for (const element of document.querySelectorAll("header summary, header svg, footer svg")) {
      const rect = element.getBoundingClientRect();
      if (isShown(element)) boxes.push({ block: element, name: element.tagName, rect, inset: 0 });
    }
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.block !== other.block &&
            one.rect.left < other.rect.right - 1 &&
            other.rect.left < one.rect.right - 1 &&
            one.rect.top + one.inset < other.rect.bottom - other.inset &&
            other.rect.top + other.inset < one.rect.bottom - one.inset,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
  });
