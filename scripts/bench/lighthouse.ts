import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { chromium } from "@playwright/test";

import { needChromium } from "../find-chromium";
import { median } from "./table";

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
