import { type Browser, chromium, type Page } from "@playwright/test";

import { invoice } from "../../e2e/testing/study-request";
import { needChromium } from "../find-chromium";
import { budgets } from "./budgets";
import { onPhone } from "./slow-phone";
import { median, type Row } from "./table";
import { hydrated } from "./weight";

const RUNS = 3;
const PHONE = { slowdown: 6, slowLine: false };

/** Event Timing, which TypeScript's types do not know whole. */
interface InteractionEntry extends PerformanceEntry {
  interactionId?: number;
}

interface Durations extends Window {
  durations?: number[];
}

/**
 * Notes the durations of interactions, from the input to the next paint (Event Timing). The change of a file field is no
 * interaction of that API, so its time to the next paint is measured here. Runs in the page.
 */
function watch(): void {
  const durations: number[] = [];
  (window as Durations).durations = durations;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as InteractionEntry[])
      if (entry.interactionId) durations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    "change",
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
      requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - timeStamp)));
    },
    true,
  );
}

const INTERACTIONS: readonly { what: string; act: (page: Page) => Promise<unknown> }[] = [
  { what: "opening a question", act: (page) => page.locator("#faq summary").nth(2).tap({ force: true }) },
  { what: "opening the menu", act: (page) => page.locator("header summary").tap({ force: true }) },
  {
    what: "choosing a file",
    act: (page) => page.locator("[type=file]").setInputFiles(invoice("2024.pdf")),
  },
  {
    what: "typing in a field",
    act: (page) => page.locator("[name=nom]").pressSequentially("Syndic", { delay: 30 }),
  },
];

/** The start of hydration: the longest work of the page. The interaction follows while the scripts are being run. */
const startHydration = (page: Page) =>
  page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" })));

const MOMENTS: readonly { when: string; prepare: (page: Page) => Promise<unknown> }[] = [
  { when: "before hydration", prepare: () => Promise.resolve() },
  {
    when: "during hydration",
    prepare: async (page) => {
      // The files are fetched ahead; from here on, the scripts only have to run.
      await page.waitForTimeout(1500);
      await startHydration(page);
    },
  },
  {
    when: "after hydration",
    prepare: async (page) => {
      await startHydration(page);
      await hydrated(page);
      await page.waitForTimeout(1000);
    },
  },
];

/** The longest duration of an interaction, in ms. Below Event Timing's threshold, 16. */
async function longest(
  browser: Browser,
  address: string,
  run: (page: Page) => Promise<void>,
): Promise<number> {
  return onPhone(browser, address, PHONE, async (page) => {
    await page.evaluate(watch);
    await run(page);
    await page.waitForTimeout(1500);
    return page.evaluate(() => Math.max(16, ...((window as Durations).durations ?? [])));
  });
}

/** How long the page takes to react to an interaction, with a processor six times slower: the median of three runs each. */
export async function benchResponsiveness(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: needChromium() });
  const rows: Row[] = [];
  for (const { what, act } of INTERACTIONS)
    for (const { when, prepare } of MOMENTS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(
          await longest(browser, `${origin}/`, async (page) => {
            await prepare(page);
            await act(page);
          }),
        );
      rows.push({
        what: `/, ${what}, ${when}`,
        measured: Math.round(median(times)),
        unit: "ms",
        budget: budgets.interaction,
      });
    }
  await browser.close();
  return rows;
}
