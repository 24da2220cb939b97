/**
 * `npm run bench`: compares the built site with budgets.json. `--quick`, which is the nightly run's, skips builds, lost presses and typed dates,
 * which take long. It measures each time three times: the median leaves out one that something else disturbed.
 * `npm run bench -- FOLDER` builds nothing, and measures that built site in turn with `site/`, so that other work on the machine slows both.
 */
import { execFile, execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import * as fs from "node:fs";
import { createSecureServer } from "node:http2";
import { cpus, loadavg } from "node:os";
import { parseArgs, promisify } from "node:util";

import { type Browser, chromium, devices, type Page } from "@playwright/test";
import type { Result } from "lighthouse";

import budgets from "../budgets.json";
import { listen, makeCertificate } from "../src/testing/local-server";
import { needChromium } from "./find-chromium";
import { siteHandler } from "./site-handler";

interface Row {
  what: string;
  /** A value for each site. */
  measured: readonly number[];
  unit: "bytes" | "px" | "points" | "ms" | "s" | "";
  /** Minimum of points, or maximum of any other unit. A row without a budget is only reported. */
  budget?: number | undefined;
}

const PATHS = ["/", "/livre-blanc"] as const;

const { values: options, positionals } = parseArgs({
  options: { quick: { type: "boolean", default: false } },
  allowPositionals: true,
});
const isQuick = options.quick;
/** How often a time is measured. The budget is the median's. */
const RUNS = isQuick ? 3 : 5;
/** The folders of the sites. The budgets are of the first one. */
const sites = ["site", ...positionals];

function keepsBudget({ measured: [own = NaN], unit, budget }: Row): boolean {
  if (budget === undefined) return true;
  return unit === "points" ? own >= budget : own <= budget;
}

function verdictOn(row: Row): string {
  if (row.budget === undefined) return "";
  return keepsBudget(row) ? "kept" : "**missed**";
}

/** Markdown, which the summary of a CI run shows too. */
function markdownTable(rows: readonly Row[]): string {
  const inRow = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const lines = rows.map((row) => {
    const { what, measured, unit, budget } = row;
    const values = measured.map((value) => (Number.isFinite(value) ? `${value} ${unit}` : "no answer"));
    return inRow([what, ...values, budget ?? "", verdictOn(row)]);
  });
  const head = ["what", ...sites, "budget", ""];
  return [inRow(head), inRow(head.map(() => "---")), ...lines].join("\n");
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** Measures the sites in turn. @returns the values of each site. */
async function inTurn<Value>(
  origins: readonly string[],
  times: number,
  measure: (origin: string, run: number) => Promise<Value>,
): Promise<Value[][]> {
  const values = origins.map((): Value[] => []);
  for (let run = 0; run < times; run += 1)
    for (const [index, origin] of origins.entries()) values[index]?.push(await measure(origin, run));
  return values;
}

const certificate = makeCertificate();
const publicKey = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
/** Makes Chromium trust the certificate. After an ignored error, it would cache nothing. */
const TRUST = `--ignore-certificate-errors-spki-list=${createHash("sha256").update(publicKey).digest("base64")}`;

/** Marks the scripts that the page has at its hydration: those of the PDF run later. Runs in the page before its own scripts. */
function markStartScripts(): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("onInitialClientRender").length === 0) return;
    for (const { dataset } of document.scripts) dataset.start = "";
  });
  observer.observe({ type: "mark", buffered: true });
}

/** Transferred bytes of the scripts at hydration. Runs in the page, which lacks tsx's helpers for named functions. */
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

type Weight = Omit<Row, "measured"> & { measured: number };

async function weighPage(page: Page, origin: string, path: (typeof PATHS)[number]): Promise<Weight[]> {
  await page.addInitScript(markStartScripts);
  const answer = await page.goto(origin + path);
  const { responseBodySize = NaN, responseHeadersSize = NaN } = (await answer?.request().sizes()) ?? {};
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  // A text in the font before has another height.
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

/** Sizes of one site. Each page has an empty cache, because the browser states no size for what another page has prefetched. */
async function weigh(browser: Browser, origin: string): Promise<Weight[]> {
  const viewport = { width: 375, height: 740 };
  const home = await browser.newPage({ viewport });
  const guide = await browser.newPage({ viewport });
  const rows = [...(await weighPage(home, origin, "/")), ...(await weighPage(guide, origin, "/livre-blanc"))];
  const button = guide.locator("main button").first();
  const [download] = await Promise.all([guide.waitForEvent("download"), button.click()]);
  const { size } = fs.statSync(await download.path());
  for (const page of [home, guide]) await page.close();
  return [...rows, { what: "PDF", measured: size, unit: "bytes", budget: budgets.pdf }];
}

async function weighAll(browser: Browser, origins: readonly string[]): Promise<Row[]> {
  const weights = (await inTurn(origins, 1, (origin) => weigh(browser, origin))).flat();
  const [own = []] = weights;
  return own.map((row, index) => ({
    ...row,
    measured: weights.map((rows) => rows[index]?.measured ?? NaN),
  }));
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

async function visit(origins: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PATHS) {
    const reports = await inTurn(origins, RUNS, (origin) => runLighthouse(origin + path));
    const medians = (read: (report: Result) => number | null | undefined, factor = 1) =>
      reports.map((ofSite) => Math.round(factor * median(ofSite.map((report) => read(report) ?? NaN))));
    for (const [name, points] of Object.entries(budgets.lighthouse)) {
      rows.push({
        what: `${path}, Lighthouse ${name}`,
        measured: medians(({ categories }) => categories[name]?.score, 100),
        unit: "points",
        budget: points,
      });
    }
    for (const name of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"])
      rows.push({
        what: `${path}, ${name}`,
        measured: medians(({ audits }) => audits[name]?.numericValue),
        unit: "ms",
      });
  }
  return rows;
}

/** Lighthouse's slow 4G (ms, bytes per second), and the slowdown factor of the phone's processor. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

/** Timeout, in ms, after which a press counts as lost. */
const LOST = 10_000;

/** Opens a page on a slow phone, and waits `delay` ms after load. */
async function onSlowPhone<Value>(
  browser: Browser,
  url: string,
  delay: number,
  act: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(delay);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Presses the download button, `delay` ms after load. @returns the ms until the file; `Infinity` without one. */
const pressDownload = (browser: Browser, origin: string, delay: number) =>
  onSlowPhone(browser, `${origin}/livre-blanc`, delay, async (page) => {
    const start = performance.now();
    const time = page.waitForEvent("download", { timeout: LOST }).then(
      () => performance.now() - start,
      () => Infinity,
    );
    // `force` skips Playwright's wait for a stable button.
    await page.locator("main button").first().tap({ force: true });
    return time;
  });

async function timePresses(browser: Browser, origins: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { delay, budget } of budgets.press.file) {
    const times = await inTurn(origins, RUNS, (origin) => pressDownload(browser, origin, delay));
    rows.push({
      what: `press to file, ${delay / 1000} s after load`,
      measured: times.map((ofSite) => Math.round(median(ofSite))),
      unit: "ms",
      budget,
    });
  }
  return rows;
}

async function countLostPresses(browser: Browser, origins: readonly string[]): Promise<Row[]> {
  const presses = await inTurn(origins, 50, (origin, run) => pressDownload(browser, origin, run * 80));
  const lost = presses.map((times) => times.filter((time) => time === Infinity).length);
  return [{ what: "lost of 50 presses in 4 s", measured: lost, unit: "", budget: budgets.press.lost }];
}

/** A day that is the same in every locale's order of day and month. */
const DATE = { typed: "12122027", value: "2027-12-12" };

/** Types a date, from `delay` ms after load, while the page may hydrate. @returns whether the field keeps it. */
const typeDate = (browser: Browser, origin: string, delay: number) =>
  onSlowPhone(browser, `${origin}/livre-blanc`, delay, async (page) => {
    const field = page.locator("[name=contractEnd]");
    await field.focus();
    await page.keyboard.type(DATE.typed, { delay: 120 });
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
    return (await field.inputValue()) === DATE.value;
  });

async function typeDates(browser: Browser, origins: readonly string[]): Promise<Row[]> {
  const kept = await inTurn(origins, 30, (origin, run) => typeDate(browser, origin, (run * 2500) / 30));
  const lost = kept.map((values) => values.filter((isKept) => !isKept).length);
  return [{ what: "lost of 30 dates typed in 2.5 s", measured: lost, unit: "", budget: budgets.typed.lost }];
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
    return { what: `build, ${name}`, measured: [seconds], unit: "s", budget: budgets.build[name] };
  });
}

/** Serves a site over HTTP/2 and TLS, as hosts do: over HTTP/1.1, Lighthouse's model opens a connection for each preloaded font. */
async function serve(folder: string): Promise<string> {
  const server = createSecureServer({ key: certificate, cert: certificate });
  server.on("request", siteHandler(folder)).unref();
  return `https://${await listen(server)}`;
}

async function bench(): Promise<void> {
  const rows = isQuick || sites.length > 1 ? [] : build();
  const origins = await Promise.all(sites.map(serve));
  const browser = await chromium.launch({ executablePath: needChromium(), args: [TRUST] });
  rows.push(...(await weighAll(browser, origins)));
  rows.push(...(await timePresses(browser, origins)));
  if (!isQuick)
    rows.push(...(await countLostPresses(browser, origins)), ...(await typeDates(browser, origins)));
  await browser.close();
  rows.push(...(await visit(origins)));
  // Figures of a busy machine say nothing about the site.
  const load = `Load of the last minutes: ${loadavg()
    .map((each) => each.toFixed(1))
    .join(", ")} on ${cpus().length} cores.`;
  const table = `${markdownTable(rows)}\n\n${load}`;
  console.log(table);
  if (process.env.GITHUB_STEP_SUMMARY) fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${table}\n`);
  process.exitCode = rows.every(keepsBudget) ? 0 : 1;
}

void bench();
