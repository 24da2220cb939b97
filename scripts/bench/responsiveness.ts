import { type Browser, chromium, type Page } from "@playwright/test";

import { invoice } from "../../e2e/testing/study-request";
import { needChromium } from "../find-chromium";
import { budgets } from "./budgets";
import { onPhone } from "./slow-phone";
import { median, type Row } from "./table";
import { hydrated } from "./weight";

const RUNS = 5;
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
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as InteractionEntry[])
      if (entry.interactionId) durations.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  // Compiles the function above now. It would be compiled between the press and the click, which then takes 5 ms more.
  observer.observe({ type: "mark" });
  performance.mark("watched");
  addEventListener(
    "change",
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
      requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - timeStamp)));
    },
    true,
  );
}

interface Interaction {
  what: string;
  /** CSS selector of the element. */
  on: string;
  act: (page: Page, on: string) => Promise<unknown>;
  /** Another selector, which matches afterwards if a tap has reached the element. */
  leadsTo?: string;
}

/**
 * Touches an element that is in the window. A locator would add its own listeners to the page, which cost ten ms and more on this
 * phone.
 */
async function tap(page: Page, on: string): Promise<void> {
  const at = await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, on);
  if (!at) throw new Error(`${on} is not in the page.`);
  await page.touchscreen.tap(at.x, at.y);
}

const INTERACTIONS: readonly Interaction[] = [
  {
    what: "opening a question",
    on: "#faq details:nth-child(3) summary",
    act: tap,
    leadsTo: "#faq details:nth-child(3)[open]",
  },
  { what: "opening the menu", on: "header summary", act: tap, leadsTo: "header details[open]" },
  {
    what: "choosing a file",
    on: "[type=file]",
    act: (page, on) => page.locator(on).setInputFiles(invoice("2024.pdf")),
  },
  {
    what: "typing in a field",
    on: "[name=nom]",
    act: async (page, on) => {
      await tap(page, on);
      // The way of a finger from the field to the first key.
      await page.waitForTimeout(300);
      await page.keyboard.type("Syndic", { delay: 100 });
    },
    leadsTo: "[name=nom]:focus",
  },
];

/** Scrolls to an element, as a visitor does before the interaction. Scrolling is no interaction of Event Timing. */
async function scrollTo(page: Page, on: string): Promise<void> {
  await page.evaluate(
    // A smooth scroll takes longer than the wait on this phone, and a tap would miss the element.
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }),
    on,
  );
  await page.waitForTimeout(1000);
}

/** Starts the scripts, as a key does. The interaction follows at once, before the page is hydrated. */
const startHydration = (page: Page) =>
  page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" })));

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

/**
 * The longest duration of an interaction, in ms. Below Event Timing's threshold, 16.
 * @throws {Error} if the interaction has not reached the element.
 */
async function longest(
  browser: Browser,
  address: string,
  { on, act, leadsTo }: Interaction,
  prepare: (page: Page) => Promise<unknown>,
): Promise<number> {
  return onPhone(browser, address, PHONE, async (page) => {
    await page.evaluate(watch);
    await scrollTo(page, on);
    await prepare(page);
    await act(page, on);
    await page.waitForTimeout(1500);
    if (leadsTo && !(await page.evaluate((selector) => document.querySelector(selector) !== null, leadsTo)))
      throw new Error(`${address} has no ${leadsTo}: the interaction has missed ${on}.`);
    return page.evaluate(() => Math.max(16, ...((window as Durations).durations ?? [])));
  });
}

/** How long the page takes to react to an interaction, with a processor six times slower: the median of five runs each. */
export async function benchResponsiveness(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: needChromium() });
  const rows: Row[] = [];
  for (const interaction of INTERACTIONS)
    for (const { when, prepare } of MOMENTS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(await longest(browser, `${origin}/`, interaction, prepare));
      rows.push({
        what: `/, ${interaction.what}, ${when}`,
        measured: Math.round(median(times)),
        unit: "ms",
        budget: budgets.interaction,
      });
    }
  await browser.close();
  return rows;
}
