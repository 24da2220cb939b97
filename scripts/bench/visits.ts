import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { type Browser, chromium, devices, type Page } from "@playwright/test";

import { needChromium } from "../find-chromium";

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number }>>;
}

/** What Lighthouse measures on its simulated phone: scores out of 100 by category, times in ms by audit. */
type Measures = Readonly<Record<string, number>>;

/** Runs Lighthouse once, in a process of its own: here, tsx would add helpers to the functions that it sends to the page. */
async function visit(url: string, port: number): Promise<Measures> {
  const args = [url, "--output=json", "--quiet", `--port=${port}`];
  const run = () =>
    promisify(execFile)("node_modules/.bin/lighthouse", args, { maxBuffer: 64 * 1024 * 1024 });
  // Lighthouse sometimes misses the start of a visit (NO_NAVSTART), and then has no result.
  const { stdout } = await run().catch(run);
  const { categories, audits } = JSON.parse(stdout) as Report;
  const measures: Record<string, number> = {};
  for (const [id, { score }] of Object.entries(categories)) measures[id] = Math.round((score ?? 0) * 100);
  for (const [id, { numericValue }] of Object.entries(audits)) measures[id] = numericValue ?? NaN;
  return measures;
}

/**
 * Visits each address several times. The addresses alternate, so that a busy moment does not affect only one of them.
 * @returns the median of a measure for an address.
 */
export async function runLighthouse(urls: readonly string[], runs: number) {
  const port = 9300 + (process.pid % 1000);
  const args = [`--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: needChromium(), args });
  const measured = new Map<string, Measures[]>(urls.map((url) => [url, []]));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const url of urls) measured.get(url)?.push(await visit(url, port));
  } finally {
    await browser.close();
  }
  return (url: string, measure: string) =>
    median((measured.get(url) ?? []).map((measures) => measures[measure] ?? NaN));
}

/** Lighthouse's slow 4G (delay of each request in ms, bytes per second), and how many times slower the phone's processor is. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

/** After this time, in ms, a press counts as lost. */
const LOST = 10_000;

interface Marks extends Window {
  pressed?: number;
  made?: number;
}

/** Notes on the page's own clock when the visitor presses, and when the file is there. Runs in the page. */
function watch(): void {
  const marks: Marks = window;
  const createAddress = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    marks.made ??= performance.now();
    return createAddress(file);
  };
  addEventListener("pointerdown", () => (marks.pressed ??= performance.now()), true);
}

const timeOf = async (page: Page) => {
  await page.locator("main button").first().tap();
  await page.waitForFunction(() => (window as Marks).made !== undefined, null, { timeout: LOST });
  return page.evaluate(() => {
    const { pressed = NaN, made = NaN }: Marks = window;
    return made - pressed;
  });
};

/**
 * Presses the first button of the white paper's page on a slow phone.
 * @param delay from the load event to the press, in ms.
 * @returns the time from the press to the file, in ms; `Infinity` when there is none.
 */
export async function pressDownload(browser: Browser, origin: string, delay: number): Promise<number> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(`${origin}/livre-blanc`, { waitUntil: "load" });
    await page.evaluate(watch);
    await page.waitForTimeout(delay);
    return await timeOf(page).catch(() => Infinity);
  } finally {
    await context.close();
  }
}
