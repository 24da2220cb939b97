import { type Browser, devices, type Page } from "@playwright/test";

import { throttlingRate } from "./machine";

/** Lighthouse's "slow 4G": the delay of each request in ms, and bytes per second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

interface Phone {
  /** How many times slower its processor is than that of the machine which the budgets were set on. */
  slowdown: number;
  /** Whether its line is slow 4G. */
  slowLine: boolean;
}

/**
 * Opens a page on a phone that Chromium emulates, waits for the load event, uses it, and closes it.
 * @param visit what the visitor does.
 */
export async function onPhone<Result>(
  browser: Browser,
  address: string,
  { slowdown, slowLine }: Phone,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const rate = await throttlingRate(browser, slowdown);
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    if (slowLine) await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await page.goto(address, { waitUntil: "load" });
    return await visit(page);
  } finally {
    await context.close();
  }
}
