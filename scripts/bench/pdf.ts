import { spawnSync } from "node:child_process";

import { chromium } from "@playwright/test";

import { FILE_NAME } from "../../src/sections/white-paper/file-name";
import { needChromium } from "../find-chromium";
import { budgets } from "./budgets";
import { throttlingRate } from "./machine";
import { median, type Row } from "./table";

/** Fresh pages: a visitor makes the PDF once, with cold code. */
const FRESH_PAGES = 5;

/** The time from the click to the message that the file is saved, in ms. Runs in the page, which lacks tsx's helpers. */
function timeDownload(fileName: string): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_changes, observer) => {
      const statuses = [...document.querySelectorAll("main [role=status]")];
      if (!statuses.some(({ textContent }) => textContent.includes(fileName))) return;
      observer.disconnect();
      resolve(performance.now() - start);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.querySelector<HTMLElement>("main button")?.click();
  });
}

/** The time in Chromium after the prefetch, on this machine and with a processor four times slower. */
export async function benchPdfInBrowser(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: needChromium() });
  const timesAt = async (slowdown: number) => {
    const times: number[] = [];
    for (let run = 0; run < FRESH_PAGES; run += 1) {
      const rate = await throttlingRate(browser, slowdown);
      const page = await browser.newPage();
      await page.goto(`${origin}/livre-blanc`);
      await page.keyboard.press("Tab");
      await page.waitForTimeout(1000);
      await page.waitForLoadState("networkidle");
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      times.push(await page.evaluate(timeDownload, FILE_NAME));
      await page.close();
    }
    return Math.round(median(times));
  };
  const [desktop, phone] = [await timesAt(1), await timesAt(4)];
  await browser.close();
  return [
    { what: "PDF in Chromium", measured: desktop, unit: "ms", budget: budgets.pdf.desktop },
    {
      what: "PDF in Chromium, processor 4 times slower",
      measured: phone,
      unit: "ms",
      budget: budgets.pdf.slow,
    },
  ];
}

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? NaN);

/** The white paper's time and size, as `npm run bench:pdf` prints them. */
export function benchPdf(): Row[] {
  const { stdout } = spawnSync("npm", ["run", "--silent", "bench:pdf"], { encoding: "utf8" });
  return [
    { what: "PDF in Node, first", measured: numberIn(stdout, /^First: (\d+) ms/m), unit: "ms" },
    { what: "PDF in Node, median of 20", measured: numberIn(stdout, /^Median of 20: (\d+) ms/m), unit: "ms" },
    {
      what: "PDF, size",
      measured: numberIn(stdout, /^Size: (\d+) bytes/m),
      unit: "bytes",
      budget: budgets.pdf.size,
    },
  ];
}
