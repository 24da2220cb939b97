/** `npm run bench`: compares the built site with budgets.json. `--quick` skips builds, presses and time budgets. */
import { execFile, execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import * as fs from "node:fs";
import { createSecureServer } from "node:http2";
import { promisify } from "node:util";

import { type Browser, chromium, devices } from "@playwright/test";
import type { Result } from "lighthouse";

import budgets from "../budgets.json";
import { listen, makeCertificate } from "../src/testing/local-server";
import { needChromium } from "./find-chromium";
import { siteHandler } from "./site-handler";

interface Row {
  what: string;
  measured: number;
  unit: "bytes" | "px" | "points" | "ms" | "s" | "";
  /** Minimum of points, or maximum of any other unit. A row without a budget is only reported. */
  budget?: number | undefined;
}

const PATHS = ["/", "/livre-blanc"] as const;

const isQuick = process.argv.includes("--quick");

function keepsBudget({ measured, unit, budget }: Row): boolean {
  if (budget === undefined) return true;
  return unit === "points" ? measured >= budget : measured <= budget;
}

function verdictOn(row: Row): string {
  if (row.budget === undefined) return "";
  return keepsBudget(row) ? "kept" : "**missed**";
}

/** Markdown, which the summary of a CI run shows too. */
function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, measured, unit, budget } = row;
    const value = Number.isFinite(measured) ? `${measured} ${unit}` : "no answer";
    return `| ${what} | ${value} | ${budget ?? ""} | ${verdictOn(row)} |`;
  });
  return ["| what | measured | budget | |", "|---|---|---|---|", ...lines].join("\n");
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const certificate = makeCertificate();
const publicKey = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
/** Makes Chromium trust the certificate. After an ignored error, it would cache nothing. */
const TRUST = `--ignore-certificate-errors-spki-list=${createHash("sha256").update(publicKey).digest("base64")}`;

/** Transferred bytes of scripts, except the PDF's. Runs in the page, which lacks tsx's helpers for named functions. */
function scriptBytes(): number {
  const ran = [...document.scripts].map(({ src }) => src).filter((src) => src && !src.includes("pdf-"));
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  // A prefetched script has two entries, one of them without a size.
  const sizes = [...new Set(ran)].map((src) =>
    Math.max(0, ...entries.filter(({ name }) => name === src).map((entry) => entry.encodedBodySize)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function weigh(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  const page = await browser.newPage({ viewport: { width: 375, height: 740 } });
  for (const path of PATHS) {
    const answer = await page.goto(origin + path);
    const { responseBodySize = NaN, responseHeadersSize = NaN } = (await answer?.request().sizes()) ?? {};
    rows.push({
      what: `${path}, HTML and headers`,
      measured: responseBodySize + responseHeadersSize,
      unit: "bytes",
      budget: budgets.html[path],
    });
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
    rows.push({
      what: `${path}, height at 375 px`,
      measured: await page.evaluate(() => document.documentElement.scrollHeight),
      unit: "px",
      budget: budgets.height[path],
    });
    rows.push({
      what: `${path}, scripts`,
      measured: await page.evaluate(scriptBytes),
      unit: "bytes",
      budget: budgets.scripts,
    });
  }
  const button = page.locator("main button").first();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const { size } = fs.statSync(await download.path());
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

async function visit(origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PATHS) {
    const reports: Result[] = [];
    for (let run = 0; run < (isQuick ? 1 : 5); run += 1) reports.push(await runLighthouse(origin + path));
    for (const [name, points] of Object.entries(budgets.lighthouse)) {
      const score = median(reports.map(({ categories }) => categories[name]?.score ?? NaN));
      rows.push({
        what: `${path}, Lighthouse ${name}`,
        measured: Math.round(score * 100),
        unit: "points",
        budget: isQuick && name === "performance" ? undefined : points,
      });
    }
    for (const name of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"]) {
      const time = median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));
      rows.push({ what: `${path}, ${name}`, measured: Math.round(time), unit: "ms" });
    }
  }
  return rows;
}

/** Lighthouse's slow 4G (ms, bytes per second), and the slowdown factor of the phone's processor. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

/** Timeout, in ms, after which a press counts as lost. */
const LOST = 10_000;

/** Presses the download button on a slow phone, `delay` ms after load. @returns the ms until the file; `Infinity` without one. */
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

async function press(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { delay, budget } of budgets.press.file) {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) times.push(await pressDownload(browser, origin, delay));
    rows.push({
      what: `press to file, ${delay / 1000} s after load`,
      measured: Math.round(median(times)),
      unit: "ms",
      budget,
    });
  }
  let lost = 0;
  for (let delay = 0; delay < 4000; delay += 80)
    if ((await pressDownload(browser, origin, delay)) === Infinity) lost += 1;
  return [
    ...rows,
    { what: "lost of 50 presses in 4 s", measured: lost, unit: "", budget: budgets.press.lost },
  ];
}

const runScript = (name: string) =>
  execFileSync(process.execPath, ["--import", "tsx", `scripts/${name}.ts`], {
    stdio: ["ignore", "ignore", "inherit"],
  });

function build(): Row[] {
  runScript("clean");
  return (["cold", "warm"] as const).map((name) => {
    const start = performance.now();
    runScript("build");
    const seconds = Math.round((performance.now() - start) / 1000);
    return { what: `build, ${name}`, measured: seconds, unit: "s", budget: budgets.build[name] };
  });
}

async function bench(): Promise<void> {
  const rows = isQuick ? [] : build();
  // HTTP/2 and TLS, as hosts use: over HTTP/1.1, Lighthouse's model opens a connection for each preloaded font.
  const server = createSecureServer({ key: certificate, cert: certificate });
  server.on("request", siteHandler("site")).unref();
  const origin = `https://${await listen(server)}`;
  const browser = await chromium.launch({ executablePath: needChromium(), args: [TRUST] });
  rows.push(...(await weigh(browser, origin)));
  if (!isQuick) rows.push(...(await press(browser, origin)));
  await browser.close();
  rows.push(...(await visit(origin)));
  const table = markdownTable(rows);
  console.log(table);
  if (process.env.GITHUB_STEP_SUMMARY) fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${table}\n`);
  process.exitCode = rows.every(keepsBudget) ? 0 : 1;
}

void bench();
