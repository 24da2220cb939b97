import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";

import { needChromium } from "../find-chromium";
import { median } from "./table";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Measures {
  scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** In ms. */
  largestContentfulPaint: number;
  /** In ms. */
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
}

/** One run on Lighthouse's simulated phone, with its own throttling. */
async function measureOnce(url: string, port: number): Promise<Measures> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse has measured nothing on ${url}.`);
  const { audits, categories } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    largestContentfulPaint: value("largest-contentful-paint"),
    totalBlockingTime: value("total-blocking-time"),
    cumulativeLayoutShift: value("cumulative-layout-shift"),
  };
}

/** Takes the median of each measure apart. */
function medianOf(runs: readonly Measures[]): Measures {
  const score = (name: (typeof CATEGORIES)[number]) => median(runs.map(({ scores }) => scores[name]));
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    largestContentfulPaint: median(runs.map((run) => run.largestContentfulPaint)),
    totalBlockingTime: median(runs.map((run) => run.totalBlockingTime)),
    cumulativeLayoutShift: median(runs.map((run) => run.cumulativeLayoutShift)),
  };
}

const DEBUGGING_PORT = 9229 + (process.pid % 1000);

/** The median of three runs for each address; runs take turns, so that a busy moment does not fall on one address alone. */
export async function measureAll(urls: readonly string[]): Promise<Map<string, Measures>> {
  const browser: Browser = await chromium.launch({
    executablePath: needChromium(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const runs = new Map<string, Measures[]>(urls.map((url) => [url, []]));
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const url of urls) runs.get(url)?.push(await measureOnce(url, DEBUGGING_PORT));
  } finally {
    await browser.close();
  }
  return new Map([...runs].map(([url, list]) => [url, medianOf(list)]));
}
