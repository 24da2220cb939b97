import { readFileSync } from "node:fs";

import { z } from "zod";

/** What a page may cost before anybody touches it: bytes as they travel (bodies, Brotli), and requests. */
const page = z.strictObject({
  bytes: z.number(),
  requests: z.number(),
  html: z.number(),
  javascript: z.number(),
});

const schema = z.strictObject({
  /** Of a build without any cache, and with it, in s. */
  build: z.strictObject({ cold: z.number(), warm: z.number() }),
  "before interaction": z.strictObject({ home: page, "white paper": page }),
  /** Of any page, whatever its editors write and show: the longest lists that the model allows, and a photograph. */
  "with any content": page,
  /** Of `/`, in bytes. */
  "after hydration": z.strictObject({ javascript: z.number() }),
  /** Of the white paper: the file in bytes, its making in ms on a desktop and with a processor four times slower. */
  pdf: z.strictObject({ size: z.number(), desktop: z.number(), slow: z.number() }),
  /** Scores of 100; the blocking time in ms; the LCP beside that of the page stripped of its scripts. */
  lighthouse: z.strictObject({
    performance: z.number(),
    accessibility: z.number(),
    "best-practices": z.number(),
    seo: z.number(),
    cumulativeLayoutShift: z.number(),
    totalBlockingTime: z.number(),
    largestContentfulPaintRatio: z.number(),
  }),
});

export type Budgets = z.infer<typeof schema>;

/** The budgets of `budgets.json`, from issues 2, 5 and 7. */
export const budgets: Budgets = schema.parse(JSON.parse(readFileSync("budgets.json", "utf8")));

export const pages = [
  { name: "home", path: "/" },
  { name: "white paper", path: "/livre-blanc" },
] as const;
