import { readFileSync } from "node:fs";

import { z } from "zod";

/** What a page may request until its load event: bytes of bodies as transferred (Brotli), and requests. */
const page = z.strictObject({
  bytes: z.number(),
  requests: z.number(),
  html: z.number(),
  /** External scripts. */
  javascript: z.number(),
  /** The only script that runs at once, which is part of the HTML: its bytes if it were compressed alone. */
  inlineScript: z.number(),
});

const moments = z.strictObject({ "right after load": z.number(), "after 3 s": z.number() });

const schema = z.strictObject({
  /** A build without any cache, and one with it, in s. */
  build: z.strictObject({ cold: z.number(), warm: z.number() }),
  /** From a save in Contentful to the sentence on screen in the live preview: the median, in s. */
  preview: z.strictObject({ seconds: z.number() }),
  "before interaction": z.strictObject({ home: page, "white paper": page }),
  /** Any page with any content: the longest lists that the model allows, and a photograph. */
  "with any content": page,
  /** What the server sends before it waits for an answer, ten packets: HTML (Brotli) and all headers of HTTP/1.1, in bytes. */
  "first flight": z.strictObject({ home: z.number(), "white paper": z.number(), headers: z.number() }),
  /** The scripts that a page runs, in bytes. The form belongs to the code of the home page. */
  "after hydration": z.strictObject({ home: z.number(), "white paper": z.number() }),
  /** The white paper: file size in bytes; time to make it in ms, on a desktop and on a processor four times slower. */
  pdf: z.strictObject({ size: z.number(), desktop: z.number(), slow: z.number() }),
  /** On slow 4G with a processor four times slower, in ms: from a press to the PDF, from a submission to the toast. */
  "first click": z.strictObject({ file: moments, toast: moments }),
  /** From an interaction to the next paint with a processor six times slower, in ms. */
  interaction: z.number(),
  /** Scores out of 100; times in ms. Ratio and difference are to the page without its scripts, in the same run. */
  lighthouse: z.strictObject({
    performance: z.number(),
    accessibility: z.number(),
    "best-practices": z.number(),
    seo: z.number(),
    cumulativeLayoutShift: z.number(),
    blockingTimeDifference: z.number(),
    paintRatio: z.number(),
    largestContentfulPaint: z.number(),
  }),
});

export type Budgets = z.infer<typeof schema>;

/** The budgets of `budgets.json`. */
export const budgets: Budgets = schema.parse(JSON.parse(readFileSync("budgets.json", "utf8")));

export const pages = [
  { name: "home", path: "/" },
  { name: "white paper", path: "/livre-blanc" },
] as const;
