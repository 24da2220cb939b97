/**
 * `npm run bench`: builds the site, measures it, and compares it with budgets.json. `npm run bench:build`: measures builds
 * only.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";

import { chromium, devices } from "@playwright/test";

import { needChromium } from "../find-chromium";
import { siteHandler } from "../site-handler";
import { AT_ONCE, buildVariant } from "../site-variant";
import { budgets, pages } from "./budgets";
import { benchBuild } from "./build";
import { benchFirstClick, benchLostPresses } from "./first-click";
import { weighFirstFlight } from "./first-flight";
import { measureAll, type Measures } from "./lighthouse";
import { measureSpeed } from "./machine";
import { benchPdf, benchPdfInBrowser } from "./pdf";
import { benchResponsiveness } from "./responsiveness";
import { makeStrippedSite } from "./stripped-site";
import { keepsBudget, markdownTable, measureTimes, type Row } from "./table";
import { hydrated, weigh } from "./weight";

async function serve(directory: string): Promise<string> {
  const server = createServer(siteHandler(directory)).listen(0);
  await new Promise((listening) => server.once("listening", listening));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Bytes and requests of each page until its load event, and bytes of scripts after hydration. */
async function weighPages(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: needChromium() });
  const rows: Row[] = [];
  for (const { name, path } of pages) {
    const page = await browser.newPage(devices["Pixel 7"]);
    const scale = weigh(page);
    await page.goto(origin + path, { waitUntil: "load" });
    const { bytes, byKind, requests } = await scale.untilLoad();
    const budget = budgets["before interaction"][name];
    rows.push(
      { what: `${path}, requests`, measured: requests, unit: "", budget: budget.requests },
      { what: `${path}, all bytes`, measured: bytes, unit: "bytes", budget: budget.bytes },
      { what: `${path}, HTML`, measured: byKind.document ?? 0, unit: "bytes", budget: budget.html },
      { what: `${path}, fonts`, measured: byKind.font ?? 0, unit: "bytes" },
      { what: `${path}, pictures`, measured: byKind.image ?? 0, unit: "bytes" },
      { what: `${path}, scripts`, measured: byKind.script ?? 0, unit: "bytes", budget: budget.javascript },
    );
    await page.keyboard.press("Tab");
    await hydrated(page);
    rows.push({
      what: `${path}, scripts after hydration`,
      measured: (await scale.now()).byKind.script ?? 0,
      unit: "bytes",
      budget: budgets["after hydration"][name],
    });
    await page.close();
  }
  await browser.close();
  return rows;
}

/** How fast this machine is at the start. See `machine.ts`. */
async function speedRow(): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: needChromium() });
  const speed = await measureSpeed(browser);
  await browser.close();
  return [{ what: "this machine's speed, relative to that of the budgets", measured: speed, unit: "×" }];
}

function lighthouseRows(path: string, own: Measures, stripped: Measures): Row[] {
  const budget = budgets.lighthouse;
  const scores = (["performance", "accessibility", "best-practices", "seo"] as const).map((name) => ({
    what: `${path}, Lighthouse ${name}`,
    measured: own.scores[name],
    unit: "",
    budget: budget[name],
    atLeast: true,
  }));
  return [
    ...scores,
    {
      what: `${path}, first paint relative to the page without its scripts`,
      measured: own.firstContentfulPaint / stripped.firstContentfulPaint,
      unit: "×",
      budget: budget.paintRatio,
    },
    {
      what: `${path}, LCP relative to the page without its scripts`,
      measured: own.largestContentfulPaint / stripped.largestContentfulPaint,
      unit: "×",
      budget: budget.paintRatio,
    },
    {
      what: `${path}, LCP`,
      measured: Math.round(own.largestContentfulPaint),
      unit: "ms",
      budget: budget.largestContentfulPaint,
    },
    {
      what: `${path}, blocking time more than the page without its scripts`,
      measured: Math.round(own.totalBlockingTime - stripped.totalBlockingTime),
      unit: "ms",
      budget: budget.blockingTimeDifference,
    },
    { what: `${path}, blocking time`, measured: Math.round(own.totalBlockingTime), unit: "ms" },
    {
      what: `${path}, CLS`,
      measured: own.cumulativeLayoutShift,
      unit: "",
      budget: budget.cumulativeLayoutShift,
    },
  ];
}

/** @param baseline the origin of the same pages without their scripts. */
async function benchLighthouse(origin: string, baseline: string): Promise<Row[]> {
  const measures = await measureAll(pages.flatMap(({ path }) => [origin + path, baseline + path]));
  return pages.flatMap(({ path }) => {
    const [own, stripped] = [measures.get(origin + path), measures.get(baseline + path)];
    return own && stripped ? lighthouseRows(path, own, stripped) : [];
  });
}

function report(rows: readonly Row[]): void {
  console.log(markdownTable(rows));
  process.exitCode = rows.every(keepsBudget) ? 0 : 1;
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      "only-builds": { type: "boolean" },
    },
  });
  const builds = await measureTimes(benchBuild);
  if (values["only-builds"]) {
    report(builds);
    return;
  }
  const origin = await serve("public");
  const baseline = await serve(await makeStrippedSite("public"));
  const atOnce = await serve(buildVariant(AT_ONCE));
  const rows: Row[] = [];
  for (const measure of [
    () => speedRow(),
    () => weighPages(origin),
    () => weighFirstFlight(Number(new URL(origin).port)),
    () => builds,
    () => benchPdf(),
    () => measureTimes(() => benchPdfInBrowser(origin)),
    () => measureTimes(() => benchLighthouse(origin, baseline)),
    () => measureTimes(() => benchResponsiveness(origin)),
    () => measureTimes(() => benchFirstClick(origin, atOnce)),
    () => benchLostPresses(origin, atOnce),
  ]) {
    const measured = await measure();
    rows.push(...measured);
    // The whole takes half an hour. The table comes at its end.
    for (const { what, measured: value, unit, before } of measured)
      console.error(`${what}: ${value} ${unit}${before === undefined ? "" : ` (at first ${before})`}`);
  }
  report(rows);
}

void bench();
