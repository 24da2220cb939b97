import { readFileSync } from "node:fs";

import { z } from "zod";

/** What a page may load before any interaction: bytes of bodies as transferred (Brotli), and requests. */
const page = z.strictObject({
  bytes: z.number(),
  requests: z.number(),
  html: z.number(),
  javascript: z.number(),
});

const schema = z.strictObject({
  /** A build without any cache, and one with it, in s. */
  build: z.strictObject({ cold: z.number(), warm: z.number() }),
  "before interaction": z.strictObject({ home: page, "white paper": page }),
  /** Any page with any content: the longest lists that the model allows, and a photograph. */
  "with any content": page,
  /** What the server sends before it waits for an answer, ten packets: HTML (Brotli) and all headers of HTTP/1.1, in bytes. */
  "first flight": z.strictObject({ home: z.number(), "white paper": z.number(), headers: z.number() }),
  /** The page `/`, in bytes. */
  "after hydration": z.strictObject({ javascript: z.number() }),
  /** The white paper: file size in bytes; time to make it in ms, on a desktop and on a processor four times slower. */
  pdf: z.strictObject({ size: z.number(), desktop: z.number(), slow: z.number() }),
  /** Scores out of 100; blocking time in ms; LCP relative to that of the page without its scripts. */
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

/** The budgets of `budgets.json`. */
export const budgets: Budgets = schema.parse(JSON.parse(readFileSync("budgets.json", "utf8")));

export const pages = [
  { name: "home", path: "/" },
  { name: "white paper", path: "/livre-blanc" },
] as const;
