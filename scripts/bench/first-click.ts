import { type Browser, chromium, type Page } from "@playwright/test";

import { request, toastTitle } from "../../e2e/testing/study-request";
import { needChromium } from "../find-chromium";
import { budgets } from "./budgets";
import { onPhone } from "./slow-phone";
import { median, type Row } from "./table";

const RUNS = 5;
const PHONE = { slowdown: 4, slowLine: true };

/** Presses at random moments, from the load event to this many ms after it. */
const PRESSES = 50;
const LAST_PRESS = 3000;

/** How long to wait for a file or a toast before it counts as lost, in ms. */
const LOST = 10_000;

const MOMENTS = [
  { when: "right after load", delay: 0 },
  { when: "after 3 s", delay: 3000 },
] as const;

interface Marks extends Window {
  began?: number;
  ended?: number;
}

/** Notes on the page's own clock when the visitor acts, and when the file or the toast is there. Runs in the page. */
function watch(toast: string): void {
  const marks: Marks = window;
  const createAddress = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    marks.ended ??= performance.now();
    return createAddress(file);
  };
  for (const type of ["pointerdown", "submit"])
    addEventListener(
      type,
      ({ target }) => {
        const acts = target instanceof Element && target.closest("main button, form[method=dialog]");
        // The start script repeats a submission after hydration.
        if (acts && (type === "pointerdown" || marks.began === undefined)) marks.began = performance.now();
      },
      true,
    );
  new MutationObserver(() => {
    if (document.body.textContent.includes(toast)) marks.ended ??= performance.now();
  }).observe(document.documentElement, { childList: true, subtree: true });
}

/** @returns the time from the visitor's act to its result, in ms; `Infinity` when there is none. */
async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await act();
  const ended = await page
    .waitForFunction(() => (window as Marks).ended !== undefined, null, { timeout: LOST })
    .then(
      () => true,
      () => false,
    );
  if (!ended) return Infinity;
  return page.evaluate(() => {
    const { began = NaN, ended: end = NaN }: Marks = window;
    return end - began;
  });
}

const pressDownload = (page: Page) => page.locator("main button").first().tap();

/** Fills in the form as a visitor does, field by field, and submits it. */
async function typeAndSubmit(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(request)) await page.locator(`[name=${name}]`).fill(text);
  await page.locator("form [type=submit]").tap();
}

/** Submits the form without any earlier sign of intent: nothing has had the focus. */
const fillAndSubmit = (page: Page) =>
  page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts))
      Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value: text });
    document.querySelector<HTMLElement>("form [type=submit]")?.click();
  }, request);

const TASKS = [
  {
    what: "/livre-blanc, press to file",
    path: "/livre-blanc",
    act: pressDownload,
    budget: budgets["first click"].file,
  },
  { what: "/, submission to toast", path: "/", act: typeAndSubmit, budget: budgets["first click"].toast },
  {
    what: "/, submission to toast, nothing focused before",
    path: "/",
    act: fillAndSubmit,
    budget: undefined,
  },
] as const;

/** The origin of each variant of the site, and what its rows are called. */
const variantsOf = (origin: string, atOnce: string) =>
  [
    [origin, ""],
    [atOnce, ", scripts at once"],
  ] as const;

/** @returns the number of presses at random moments that gave no file. */
async function countLostPresses(browser: Browser, origin: string): Promise<number> {
  let lost = 0;
  for (let press = 0; press < PRESSES; press += 1) {
    // Evenly spread, in an order that does not matter: each press has a page of its own.
    const delay = (LAST_PRESS * (press + Math.random())) / PRESSES;
    const time = await onPhone(browser, `${origin}/livre-blanc`, PHONE, async (page) => {
      await page.evaluate(watch, toastTitle);
      await page.waitForTimeout(delay);
      return timeOf(page, () => pressDownload(page));
    });
    if (time === Infinity) lost += 1;
  }
  return lost;
}

/**
 * How long a visitor waits who uses a page early, on slow 4G and with a processor four times slower.
 * @param origin of the site.
 * @param atOnce of the same site whose scripts start at once, for comparison.
 */
export async function benchFirstClick(origin: string, atOnce: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: needChromium() });
  const rows: Row[] = [];
  for (const { what, path, act, budget } of TASKS)
    for (const { when, delay } of MOMENTS)
      for (const [site, variant] of variantsOf(origin, atOnce)) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1)
          times.push(
            await onPhone(browser, site + path, PHONE, async (page) => {
              await page.evaluate(watch, toastTitle);
              await page.waitForTimeout(delay);
              return timeOf(page, () => act(page));
            }),
          );
        rows.push({
          what: `${what}, ${when}${variant}`,
          measured: Math.round(median(times)),
          unit: "ms",
          ...(site === origin && budget && { budget: budget[when] }),
        });
      }
  await browser.close();
  return rows;
}

/** How many early presses are lost, in the same circumstances and on the same two sites. */
export async function benchLostPresses(origin: string, atOnce: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: needChromium() });
  const rows: Row[] = [];
  for (const [site, variant] of variantsOf(origin, atOnce))
    rows.push({
      what: `/livre-blanc, lost of ${PRESSES} presses in the first ${LAST_PRESS / 1000} s${variant}`,
      measured: await countLostPresses(browser, site),
      unit: "",
      ...(site === origin && { budget: 0 }),
    });
  await browser.close();
  return rows;
}
