import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { chromium } from "@playwright/test";
import { z } from "zod";

import { needChromium } from "../find-chromium";
import { median } from "./table";

const categories = z.record(z.string(), z.object({ score: z.number().nullable() }));
const audits = z.record(z.string(), z.object({ numericValue: z.number().optional() }));
const report = z.object({ categories, audits });

/** What Lighthouse measures on its simulated phone: scores out of 100 by category, times in ms by audit. */
export type Measures = Readonly<Record<string, number>>;

/** Runs Lighthouse once, in a process of its own: here, tsx would add helpers to the functions that it sends to the page. */
async function visit(url: string, port: number): Promise<Measures> {
  const args = [url, "--output=json", "--quiet", `--port=${port}`];
  const run = () =>
    promisify(execFile)("node_modules/.bin/lighthouse", args, { maxBuffer: 64 * 1024 * 1024 });
  // Lighthouse sometimes misses the start of a visit (NO_NAVSTART), and then has no result.
  const { stdout } = await run().catch(run);
  const result = report.parse(JSON.parse(stdout));
  const scores = Object.entries(result.categories).map(([id, { score }]) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  const times = Object.entries(result.audits).map(([id, { numericValue }]) => [id, numericValue ?? NaN]);
  return Object.fromEntries([...scores, ...times]) as Measures;
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
