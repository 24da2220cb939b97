/**
 * Visits by keyboard alone. Tab and Shift+Tab walk through a page and out of it, and the focus is always in
 * view and outlined.
 */
import { expect, type Page, test } from "@playwright/test";

import { UNKNOWN_PATH } from "./testing/site";
import { visit } from "./testing/visit";

test.use({ reducedMotion: "reduce" });

/** Viewports of a desktop, of a phone, and of a desktop of 1280 × 800 px at a zoom of 400 %. */
const viewports = [
  { width: 1280, height: 800, isNightly: true },
  { width: 375, height: 667, isNightly: false },
  { width: 320, height: 200, isNightly: true },
];

/** More than the stops of either page, so that a trap of the keyboard ends the walk. */
const MOST_STOPS = 400;

interface Stop {
  name: string;
  /** The centre of the element, or of one of its lines, is in the window, and no other element covers it. */
  isSeen: boolean;
  isOutlined: boolean;
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
    const hasOutline = (each: Element) => getComputedStyle(each).outlineWidth === "3px";
    // A button for files is an unseen field over its label, which has the outline.
    const label = (element as HTMLInputElement).labels?.[0];
    return {
      name: `${element.tagName} ${text.trim().slice(0, 40)} (${width} × ${height})`,
      isSeen: [...element.getClientRects()].some(isOnTop),
      // The browser itself marks the focused part of a date.
      isOutlined:
        element.matches("[type=date]") || hasOutline(element) || Boolean(label && hasOutline(label)),
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
  for (const { width, height, isNightly } of viewports) {
    const name = `each focused element of ${path} is in sight and outlined at ${width} × ${height}`;
    // With each commit, only `/livre-blanc`, which has more kinds of elements.
    test(name, { tag: isNightly || path === "/" ? "@nightly" : [] }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await visit(page, path);
      for (const key of ["Tab", "Shift+Tab"] as const) {
        const stops = await walk(page, key);
        // A walk over no elements would find no fault.
        expect(stops.length, key).toBeGreaterThan(30);
        const wrong = stops.filter(({ isSeen, isOutlined }) => !isSeen || !isOutlined);
        expect.soft(wrong, key).toEqual([]);
      }
    });
  }
}

test("the first Tab focuses the skip link, which leads past the header", async ({ page }) => {
  for (const path of ["/", UNKNOWN_PATH]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Aller au contenu" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  }
});
