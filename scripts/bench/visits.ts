import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { type Browser, devices } from "@playwright/test";

import { needChromium } from "../find-chromium";

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

interface Report {
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number }>>;
}

/** A separate process, because tsx would add helpers to the functions that Lighthouse evaluates in the page. */
async function visit(url: string, flag: string): Promise<Report> {
  const args = [url, "--output=json", "--quiet", `--chrome-flags=--headless=new --no-sandbox ${flag}`];
  const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: needChromium() } };
  const run = () => promisify(execFile)("node_modules/.bin/lighthouse", args, options);
  // Retries once: Lighthouse sometimes misses the start of a navigation (NO_NAVSTART).
  const { stdout } = await run().catch(run);
  return JSON.parse(stdout) as Report;
}

/** Visits the URLs in turn, so that a load peak affects all. @returns the median of a score (out of 100) or of a time (ms). */
export async function runLighthouse(urls: readonly string[], runs: number, flag: string) {
  const reports: { url: string; report: Report }[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const url of urls) reports.push({ url, report: await visit(url, flag) });
  return (url: string, name: string) => {
    const valueOf = ({ categories, audits }: Report) => {
      const score = categories[name]?.score;
      return score === undefined ? (audits[name]?.numericValue ?? NaN) : Math.round((score ?? 0) * 100);
    };
    return median(reports.filter((each) => each.url === url).map(({ report }) => valueOf(report)));
  };
}

/** Lighthouse's slow 4G (ms, bytes per second), and the slowdown factor of the phone's processor. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

/** Timeout, in ms, after which a press counts as lost. */
const LOST = 10_000;

/** Presses the download button on a slow phone, `delay` ms after load. @returns the ms until the file; `Infinity` without one. */
export async function pressDownload(browser: Browser, origin: string, delay: number): Promise<number> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(`${origin}/livre-blanc`, { waitUntil: "load" });
    await page.waitForTimeout(delay);
    const start = performance.now();
    const time = page.waitForEvent("download", { timeout: LOST }).then(
      () => performance.now() - start,
      () => Infinity,
    );
    // `force` skips Playwright's wait for a stable button.
    await page.locator("main button").first().tap({ force: true });
    return await time;
  } finally {
    await context.close();
  }
}
