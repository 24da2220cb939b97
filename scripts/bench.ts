/** `npm run bench`: compares the built site with budgets.json (docs/measurements.md). */
import { execFile } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { cpus, loadavg } from "node:os";
import { promisify } from "node:util";

import { type Browser, chromium, devices, type Page } from "@playwright/test";
import type { Result } from "lighthouse";

import budgets from "../budgets.json";
import { listen, makeCertificate } from "../src/testing/local-server";
import { needChromium } from "./find-chromium";
import { siteHandler } from "./site-handler";

interface Row {
  what: string;
  measured: number;
  unit: "bytes" | "px" | "points" | "ms";
  /** Minimum of points, or maximum of any other unit. */
  budget: number;
}

const PATHS = ["/", "/livre-blanc"] as const;

/** How often a time is measured. The best one counts, because other work of the machine only ever slows a page down. */
const RUNS = 5;

const keepsBudget = ({ measured, unit, budget }: Row) =>
  unit === "points" ? measured >= budget : measured <= budget;

function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const verdict = keepsBudget(row) ? "kept" : "**missed**";
    return `| ${row.what} | ${row.measured} ${row.unit} | ${row.budget} | ${verdict} |`;
  });
  return ["| what | measured | budget | |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

/** Measures several times, one after the other. */
async function measureTimes<Value>(measure: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let run = 0; run < RUNS; run += 1) values.push(await measure());
  return values;
}

/** A PEM text with both the key and the certificate. */
const certificate = makeCertificate();
const publicKey = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
/** Makes Chromium trust the certificate. After an ignored error, it would cache nothing. */
const TRUST = `--ignore-certificate-errors-spki-list=${createHash("sha256").update(publicKey).digest("base64")}`;

/** Marks the scripts that the page has at hydration, which does not need the PDF's. Runs in the page before its own scripts. */
function markStartScripts(): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("onInitialClientRender").length === 0) return;
    for (const { dataset } of document.scripts) dataset.start = "";
  });
  observer.observe({ type: "mark", buffered: true });
}

/** Transferred bytes of the scripts at hydration. Runs in the page: declare no named function in it, because tsx would add a helper that the page lacks. */
function scriptBytes(): number {
  const ran = [...document.querySelectorAll<HTMLScriptElement>("script[data-start][src]")].map(
    ({ src }) => src,
  );
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  // A prefetched script has two entries, one of them without a size.
  const sizes = [...new Set(ran)].map((src) =>
    Math.max(0, ...entries.filter(({ name }) => name === src).map((entry) => entry.encodedBodySize)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function weighPage(page: Page, origin: string, path: (typeof PATHS)[number]): Promise<Row[]> {
  await page.addInitScript(markStartScripts);
  const response = await page.goto(origin + path);
  const { responseBodySize = NaN, responseHeadersSize = NaN } = (await response?.request().sizes()) ?? {};
  // The first key starts the deferred scripts.
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  // A text in its fallback font has another height.
  await page.evaluate(() => document.fonts.ready);
  return [
    {
      what: `${path}, HTML and headers`,
      measured: responseBodySize + responseHeadersSize,
      unit: "bytes",
      budget: budgets.html[path],
    },
    {
      what: `${path}, height at 375 px`,
      measured: await page.evaluate(() => document.documentElement.scrollHeight),
      unit: "px",
      budget: budgets.height[path],
    },
    {
      what: `${path}, scripts`,
      measured: await page.evaluate(scriptBytes),
      unit: "bytes",
      budget: budgets.scripts[path],
    },
  ];
}

/**
 * Measures the sizes. Each page has an empty cache, because the browser states no size for what another page
 * has prefetched.
 */
async function weigh(browser: Browser, origin: string): Promise<Row[]> {
  const viewport = { width: 375, height: 740 };
  const home = await browser.newPage({ viewport });
  const whitePaper = await browser.newPage({ viewport });
  const rows = [
    ...(await weighPage(home, origin, "/")),
    ...(await weighPage(whitePaper, origin, "/livre-blanc")),
  ];
  const button = whitePaper.locator("main button").first();
  const [download] = await Promise.all([whitePaper.waitForEvent("download"), button.click()]);
  const { size } = statSync(await download.path());
  for (const page of [home, whitePaper]) await page.close();
  return [...rows, { what: "PDF", measured: size, unit: "bytes", budget: budgets.pdf }];
}

/** A separate process, because tsx would add helpers to the functions that Lighthouse evaluates in the page. */
async function runLighthouse(url: string): Promise<Result> {
  const args = [
    "node_modules/lighthouse/cli/index.js",
    url,
    "--output=json",
    "--quiet",
    `--chrome-flags=--headless=new --no-sandbox ${TRUST}`,
  ];
  const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: needChromium() } };
  const run = () => promisify(execFile)(process.execPath, args, options);
  // Retries once: Lighthouse sometimes misses the start of a navigation (NO_NAVSTART).
  const { stdout } = await run().catch(run);
  return JSON.parse(stdout) as Result;
}

async function scorePages(origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PATHS) {
    const reports = await measureTimes(() => runLighthouse(origin + path));
    for (const [name, budget] of Object.entries(budgets.lighthouse)) {
      const scores = reports.map(({ categories }) => categories[name]?.score ?? NaN);
      const measured = Math.round(100 * Math.max(...scores));
      rows.push({ what: `${path}, Lighthouse ${name}`, measured, unit: "points", budget });
    }
  }
  return rows;
}

/** Lighthouse's slow 4G (ms, bytes per second), and the slowdown factor of the phone's processor. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

/** Presses the download button on a slow phone, `delay` ms after load. @returns the ms until the file. */
async function pressDownload(browser: Browser, origin: string, delay: number): Promise<number> {
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
    const download = page.waitForEvent("download");
    // `force` skips Playwright's wait for a stable button.
    await page.locator("main button").first().tap({ force: true });
    await download;
    return Math.round(performance.now() - start);
  } finally {
    await context.close();
  }
}

async function timePresses(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { delay, budget } of budgets.pressToFile) {
    const measured = Math.min(...(await measureTimes(() => pressDownload(browser, origin, delay))));
    rows.push({ what: `press to file, ${delay / 1000} s after load`, measured, unit: "ms", budget });
  }
  return rows;
}

/** Serves the site over HTTP/2 and TLS, as hosts do: over HTTP/1.1, Lighthouse's model opens a connection for each preloaded font. */
async function serve(): Promise<string> {
  const server = createSecureServer({ key: certificate, cert: certificate });
  server.on("request", siteHandler("site")).unref();
  return `https://${await listen(server)}`;
}

async function bench(): Promise<void> {
  const origin = await serve();
  const browser = await chromium.launch({ executablePath: needChromium(), args: [TRUST] });
  const rows = [...(await weigh(browser, origin)), ...(await timePresses(browser, origin))];
  await browser.close();
  rows.push(...(await scorePages(origin)));
  console.log(markdownTable(rows));
  // Figures of a busy machine say nothing about the site.
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`\nLoad of the last minutes: ${load.join(", ")} on ${cpus().length} cores.`);
  process.exitCode = rows.every(keepsBudget) ? 0 : 1;
}

void bench();
