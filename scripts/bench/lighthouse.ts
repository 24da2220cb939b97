import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { type Browser, chromium } from "@playwright/test";
import { z } from "zod";

import { needChromium } from "../find-chromium";
import { throttlingRate } from "./machine";
import { median } from "./table";

const RUNS = 7;

/** Lighthouse's own, for its phone. */
const SLOWDOWN = 4;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Measures {
  scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** In ms. */
  firstContentfulPaint: number;
  /** In ms. */
  largestContentfulPaint: number;
  /** In ms. */
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
}

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/**
 * Runs Lighthouse once, on its simulated phone. It runs in a process of its own: Lighthouse sends the source of functions to the page,
 * and in this process tsx would add calls of a helper that the page lacks.
 */
async function measureOnce(url: string, port: number, slowdown: number): Promise<Measures> {
  const args = [
    "--output=json",
    "--quiet",
    `--port=${port}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  const visit = () =>
    promisify(execFile)("node_modules/.bin/lighthouse", [url, ...args], { maxBuffer: 64 * 1024 * 1024 });
  // Lighthouse sometimes misses the start of a visit (NO_NAVSTART), and then has no result.
  const { stdout } = await visit().catch(visit);
  const { audits, categories } = report.parse(JSON.parse(stdout));
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    firstContentfulPaint: value("first-contentful-paint"),
    largestContentfulPaint: value("largest-contentful-paint"),
    totalBlockingTime: value("total-blocking-time"),
    cumulativeLayoutShift: value("cumulative-layout-shift"),
  };
}

/** The median of each measure separately. */
function medianOf(runs: readonly Measures[]): Measures {
  const score = (name: (typeof CATEGORIES)[number]) => median(runs.map(({ scores }) => scores[name]));
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    firstContentfulPaint: median(runs.map((run) => run.firstContentfulPaint)),
    largestContentfulPaint: median(runs.map((run) => run.largestContentfulPaint)),
    totalBlockingTime: median(runs.map((run) => run.totalBlockingTime)),
    cumulativeLayoutShift: median(runs.map((run) => run.cumulativeLayoutShift)),
  };
}

const DEBUGGING_PORT = 9229 + (process.pid % 1000);

/**
 * The median of seven runs for each address. The addresses alternate, so that a busy moment does not affect only one of them.
 */
export async function measureAll(urls: readonly string[]): Promise<Map<string, Measures>> {
  const executablePath = needChromium();
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  // Another browser, so that no page opens or closes beside Lighthouse's.
  const calibration = await chromium.launch({ executablePath });
  const runs = new Map<string, Measures[]>(urls.map((url) => [url, []]));
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const url of urls) {
        const slowdown = await throttlingRate(calibration, SLOWDOWN);
        runs.get(url)?.push(await measureOnce(url, DEBUGGING_PORT, slowdown));
      }
    }
  } finally {
    await browser.close();
    await calibration.close();
  }
  return new Map([...runs].map(([url, list]) => [url, medianOf(list)]));
}
