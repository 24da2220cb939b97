import type { Browser } from "@playwright/test";

import { median } from "./table";

/**
 * The speed of the machine that the budgets were set on: two cores of a server processor, when nothing else runs on its host. Other
 * work on that host can take a third of it.
 */
const REFERENCE = 3400;

const PASSES = 6;

/** How long each half of a pass takes, in ms. */
const DURATION = 50;

/**
 * Counts as Lighthouse's BenchmarkIndex does: how often per second a long string can be built, and an array copied, both divided by
 * ten, and the mean of both. Runs in the page, which lacks tsx's helpers: it declares no named function.
 * @returns the count of each pass but the first, during which the code is compiled.
 */
function countPasses({ passes, duration }: { passes: number; duration: number }): number[] {
  const numbers = Array.from({ length: 100_000 }, (_, index) => index);
  const copy = [...numbers];
  const counts: number[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    let count = 0;
    let start = performance.now();
    while (performance.now() - start < duration) {
      let text = "";
      for (let length = 0; length < 10_000; length += 1) text += "a";
      if (text.length === 1) break;
      count += 1;
    }
    start = performance.now();
    while (performance.now() - start < duration) {
      for (let index = 0; index < numbers.length; index += 1) copy[index] = numbers[index] ?? 0;
      count += 1;
    }
    counts.push(count / 2 / 10 / (duration / 1000));
  }
  return counts.slice(1);
}

/** Measures this machine now, relative to the one that the budgets were set on. */
export async function measureSpeed(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const counts = await page.evaluate(countPasses, { passes: PASSES, duration: DURATION });
  await page.close();
  return median(counts) / REFERENCE;
}

/**
 * How many times slower than this machine a processor has to be. It is slowed from the machine of the budgets, so that a busy host is not
 * counted twice.
 * @param slowdown how many times slower than that machine. 1: this machine as it is.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md which asks for such a calibration
 */
export async function throttlingRate(browser: Browser, slowdown: number): Promise<number> {
  // Chromium cannot make a processor faster.
  return slowdown === 1 ? 1 : Math.max(1, slowdown * (await measureSpeed(browser)));
}
