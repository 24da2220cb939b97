/**
 * `npm run bench`: measures the built site, and compares it with budgets.json. `--site DIR` measures another built site,
 * `--runs N` says how often Lighthouse visits each page, `--quick` leaves out builds, presses and what depends on the machine.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { type Browser, chromium } from "@playwright/test";

import { compressSite } from "../../plugins/gatsby-plugin-static-hosting/compress";
import { needChromium } from "../find-chromium";
import { siteHandler } from "../site-handler";
import { budgets, pages } from "./budgets";
import { runLighthouse } from "./lighthouse";
import { pressDownload } from "./press";
import { keepsBudget, markdownTable, median, type Row } from "./table";

const { values: options } = parseArgs({
  options: {
    site: { type: "string", default: "site" },
    runs: { type: "string", default: "5" },
    quick: { type: "boolean", default: false },
  },
});

async function serve(folder: string): Promise<string> {
  const server = createServer(siteHandler(folder)).listen(0, "localhost");
  await new Promise((listening) => server.once("listening", listening));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A copy of the site without any script in its pages, to compare with. */
async function stripScripts(site: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "stripped-"));
  cpSync(site, copy, { recursive: true, dereference: true });
  for (const name of ["index.html", "livre-blanc.html"]) {
    const html = readFileSync(join(copy, name), "utf8");
    writeFileSync(join(copy, name), html.replace(/<script\b[^>]*>[^]*?<\/script>/g, ""));
  }
  await compressSite(copy);
  return copy;
}

/** The bytes of an answer as the server sends them: headers and Brotli. */
const bytesOf = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br" } }, (response) => {
      let bytes = response.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
      response.on("data", (part: Buffer) => (bytes += part.length)).on("end", () => resolve(bytes));
    }).on("error", reject);
  });

/** The bytes of a page's HTML and headers, and of the scripts that run after the first interaction. */
async function weigh(browser: Browser, address: string): Promise<{ html: number; scripts: number }> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  const scripts = await page.evaluate(() => {
    const ran = [...document.scripts].map(({ src }) => src);
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const sizes = new Map<string, number>();
    for (const { name, encodedBodySize } of entries)
      if (ran.includes(name)) sizes.set(name, Math.max(encodedBodySize, sizes.get(name) ?? 0));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  });
  await page.close();
  return { html: await bytesOf(address), scripts };
}

async function weighAll(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path } of pages) {
    const { html, scripts } = await weigh(browser, origin + path);
    rows.push(
      { what: `${path}, HTML and headers`, measured: html, unit: "bytes", budget: budgets.html[name] },
      { what: `${path}, scripts`, measured: scripts, unit: "bytes", budget: budgets.scripts },
    );
  }
  const page = await browser.newPage();
  await page.goto(`${origin}/livre-blanc`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("main button").first().click(),
  ]);
  rows.push({
    what: "PDF",
    measured: statSync(await download.path()).size,
    unit: "bytes",
    budget: budgets.pdf,
  });
  return rows;
}

async function visitAll(origin: string): Promise<Row[]> {
  const stripped = await serve(await stripScripts(options.site));
  const urls = pages.flatMap(({ path }) => [origin + path, stripped + path]);
  const measures = await runLighthouse(urls, options.quick ? 1 : Number(options.runs));
  return pages.flatMap(({ path }): Row[] => {
    const [own, bare] = [measures.get(origin + path), measures.get(stripped + path)];
    if (!own || !bare) return [];
    const { scores, lcpRatio } = budgets.lighthouse;
    const timed = (budget: number) => (options.quick ? undefined : budget);
    const score = (name: keyof typeof scores, budget: number | undefined): Row => ({
      what: `${path}, Lighthouse ${name}`,
      measured: own[name],
      unit: "",
      budget,
      atLeast: true,
    });
    return [
      score("performance", timed(scores.performance)),
      score("accessibility", scores.accessibility),
      score("best-practices", scores["best-practices"]),
      score("seo", scores.seo),
      ...(["FCP", "LCP", "TBT"] as const).map((name) => ({
        what: `${path}, ${name} (without scripts ${Math.round(bare[name])})`,
        measured: Math.round(own[name]),
        unit: "ms",
        budget: name === "LCP" ? timed(Math.round(bare.LCP * lcpRatio)) : undefined,
      })),
    ];
  });
}

async function pressAll(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { delay, budget } of budgets.press.file) {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) times.push(await pressDownload(browser, origin, delay));
    const what = `press to file, ${delay / 1000} s after load`;
    rows.push({ what, measured: Math.round(median(times)), unit: "ms", budget });
  }
  let lost = 0;
  for (let press = 0; press < 50; press += 1)
    if ((await pressDownload(browser, origin, press * 80)) === Infinity) lost += 1;
  return [
    ...rows,
    { what: "lost of 50 presses in 4 s", measured: lost, unit: "", budget: budgets.press.lost },
  ];
}

/** Times a script of package.json, in s. */
function timeOf(script: string): number {
  const start = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`npm run ${script} has failed.`);
  return Math.round((performance.now() - start) / 1000);
}

function buildTwice(): Row[] {
  timeOf("clean");
  return [
    { what: "build, cold", measured: timeOf("build"), unit: "s", budget: budgets.build.cold },
    { what: "build, warm", measured: timeOf("build"), unit: "s", budget: budgets.build.warm },
  ];
}

async function bench(): Promise<void> {
  const rows = options.quick || options.site !== "site" ? [] : buildTwice();
  const origin = await serve(options.site);
  const browser = await chromium.launch({ executablePath: needChromium() });
  rows.push(...(await weighAll(browser, origin)));
  if (!options.quick) rows.push(...(await pressAll(browser, origin)));
  await browser.close();
  rows.push(...(await visitAll(origin)));
  console.log(markdownTable(rows));
  process.exitCode = rows.every(keepsBudget) ? 0 : 1;
}

void bench();
