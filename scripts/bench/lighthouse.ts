import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { chromium } from "@playwright/test";
import { z } from "zod";

import { needChromium } from "../find-chromium";
import { median } from "./table";

/** What Lighthouse measures on its simulated phone: scores out of 100, times in ms. */
const MEASURES = {
  performance: (report: Report) => scoreOf(report, "performance"),
  accessibility: (report: Report) => scoreOf(report, "accessibility"),
  "best-practices": (report: Report) => scoreOf(report, "best-practices"),
  seo: (report: Report) => scoreOf(report, "seo"),
  FCP: ({ audits }: Report) => audits["first-contentful-paint"]?.numericValue ?? NaN,
  LCP: ({ audits }: Report) => audits["largest-contentful-paint"]?.numericValue ?? NaN,
  TBT: ({ audits }: Report) => audits["total-blocking-time"]?.numericValue ?? NaN,
};

export type Measures = Record<keyof typeof MEASURES, number>;

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportSchema>;

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

/** Runs Lighthouse once, in a process of its own: here, tsx would add helpers to the functions that it sends to the page. */
async function visit(url: string, port: number): Promise<Report> {
  const args = [url, "--output=json", "--quiet", `--port=${port}`];
  const run = () =>
    promisify(execFile)("node_modules/.bin/lighthouse", args, { maxBuffer: 64 * 1024 * 1024 });
  // Lighthouse sometimes misses the start of a visit (NO_NAVSTART), and then has no result.
  const { stdout } = await run().catch(run);
  return reportSchema.parse(JSON.parse(stdout));
}

/**
 * The median of each measure, for each address. The addresses alternate, so that a busy moment does not affect only one of them.
 * @param runs for each address.
 */
export async function runLighthouse(urls: readonly string[], runs: number): Promise<Map<string, Measures>> {
  const port = 9300 + (process.pid % 1000);
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  const reports = new Map<string, Report[]>(urls.map((url) => [url, []]));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const url of urls) reports.get(url)?.push(await visit(url, port));
  } finally {
    await browser.close();
  }
  return new Map(
    [...reports].map(([url, list]) => [
      url,
      Object.fromEntries(
        Object.entries(MEASURES).map(([name, read]) => [name, median(list.map(read))]),
      ) as Measures,
    ]),
  );
}
