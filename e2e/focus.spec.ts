/** A walk through each page by Tab and Shift+Tab: the focus is always in view, and leaves the page at its end. */
import { expect, type Page, test } from "@playwright/test";

import { visit } from "./testing/visit";

test.use({ reducedMotion: "reduce" });

/** A window of a desktop, of a phone, and one of 1280 × 800 at a zoom of 400 %. */
const windows = [
  { width: 1280, height: 800, isNightly: true },
  { width: 375, height: 667, isNightly: false },
  { width: 320, height: 200, isNightly: true },
];

/** More than the stops of either page, so that a trap of the keyboard ends the walk. */
const MOST_STOPS = 400;

interface Stop {
  name: string;
  /** The centre of the element, or of one of its lines, is in the window, and nothing covers it. */
  isSeen: boolean;
}

/** The focused element, or null while the browser itself has the focus. */
const focused = (page: Page) =>
  page.evaluate((): Stop | null => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { width, height } = document.documentElement.getBoundingClientRect();
    const isOnTop = ({ left, right, top, bottom }: DOMRect) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        hit !== null && (element.contains(hit) || (hit.contains(element) && hit.matches("label, summary")))
      );
    };
    const text = element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent;
    return {
      name: `${element.tagName} ${text.trim().slice(0, 40)} (${width} × ${height})`,
      isSeen: [...element.getClientRects()].some(isOnTop),
    };
  });

/** Presses the key until the focus leaves the page. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} does not leave the page: ${stops.at(-1)?.name ?? ""}`);
}

for (const path of ["/", "/livre-blanc"]) {
  for (const { width, height, isNightly } of windows) {
    const name = `each element of ${path} that takes focus is on screen and uncovered at ${width} × ${height}, both ways`;
    // The guide's page has more kinds of elements.
    test(name, { tag: isNightly || path === "/" ? "@nightly" : [] }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await visit(page, path);
      for (const key of ["Tab", "Shift+Tab"] as const) {
        const stops = await walk(page, key);
        expect(stops.length, key).toBeGreaterThan(30);
        const unseen = stops.filter(({ isSeen }) => !isSeen);
        expect
          .soft(
            unseen.map(({ name }) => name),
            key,
          )
          .toEqual([]);
      }
    });
  }
}
