import { type Browser, devices, type Page } from "@playwright/test";

/** Lighthouse's slow 4G (delay of each request in ms, bytes per second), and how many times slower the phone's processor is. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

/** After this time, in ms, a press counts as lost. */
const LOST = 10_000;

interface Marks extends Window {
  pressed?: number;
  made?: number;
}

/** Notes on the page's own clock when the visitor presses, and when the file is there. Runs in the page. */
function watch(): void {
  const marks: Marks = window;
  const createAddress = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    marks.made ??= performance.now();
    return createAddress(file);
  };
  addEventListener("pointerdown", () => (marks.pressed ??= performance.now()), true);
}

const timeOf = async (page: Page) => {
  await page.locator("main button").first().tap();
  await page.waitForFunction(() => (window as Marks).made !== undefined, null, { timeout: LOST });
  return page.evaluate(() => {
    const { pressed = NaN, made = NaN }: Marks = window;
    return made - pressed;
  });
};

/**
 * Presses the first button of the white paper's page on a slow phone.
 * @param delay from the load event to the press, in ms.
 * @returns the time from the press to the file, in ms; `Infinity` when there is none.
 */
export async function pressDownload(browser: Browser, origin: string, delay: number): Promise<number> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(`${origin}/livre-blanc`, { waitUntil: "load" });
    await page.evaluate(watch);
    await page.waitForTimeout(delay);
    return await timeOf(page).catch(() => Infinity);
  } finally {
    await context.close();
  }
}
