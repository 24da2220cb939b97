import { spawnSync } from "node:child_process";

import type { Row } from "./table";

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? NaN);

/** The white paper's time and size, as `npm run bench:pdf` prints them. */
export function benchPdf(): Row[] {
  const { stdout } = spawnSync("npm", ["run", "--silent", "bench:pdf"], { encoding: "utf8" });
  return [
    { what: "PDF, first", measured: numberIn(stdout, /^First: (\d+) ms/m), unit: "ms" },
    { what: "PDF, median of 20", measured: numberIn(stdout, /^Median of 20: (\d+) ms/m), unit: "ms" },
    { what: "PDF, size", measured: numberIn(stdout, /^Size: (\d+) bytes/m), unit: "bytes" },
  ];
}
