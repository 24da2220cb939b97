import { readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { devices, expect } from "@playwright/test";

import { budgets, pages } from "../scripts/bench/budgets";
import { hydrated, weigh } from "../scripts/bench/weight";
import { FROZEN_SITE, PUBLISHED_SITE } from "../scripts/frozen-site";
import { test } from "./testing/any-content";

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];
/** The site with other content, built from the same code in another folder. */
const otherSite = (built: string) => (built === FROZEN_SITE ? PUBLISHED_SITE : FROZEN_SITE);

test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

for (const { name, path } of pages) {
  test(`${path} stays within its budget until its load event`, async ({ page, site }) => {
    // Texts and pictures that editors add must not fail the budget of the code. `npm run bench` measures the published pages.
    const budget = site === "frozen" ? budgets["before interaction"][name] : budgets["with any content"];
    const scale = weigh(page);
    await page.goto(path, { waitUntil: "load" });
    const { requests, bytes, byKind } = await scale.untilLoad();
    expect(byKind.script ?? 0, "bytes of external scripts").toBeLessThanOrEqual(budget.javascript);
    expect(byKind.document ?? 0, "bytes of HTML").toBeLessThanOrEqual(budget.html);
    expect(bytes, JSON.stringify(byKind)).toBeLessThanOrEqual(budget.bytes);
    expect(requests).toBeLessThanOrEqual(budget.requests);
  });
}

for (const { name, path } of pages) {
  test(`the scripts of ${path} stay within their budget`, async ({ page }) => {
    const scale = weigh(page);
    await page.goto(path);
    await page.keyboard.press("Tab");
    await hydrated(page);
    const { byKind, files } = await scale.now();
    expect(byKind.script).toBeGreaterThan(0);
    expect(byKind.script, JSON.stringify([...files])).toBeLessThanOrEqual(budgets["after hydration"][name]);
  });

  test(`the inline script of ${path} stays within its budget`, async ({ page }) => {
    await page.goto(path);
    const scripts = await page
      .locator("script:not([src]):not([type])")
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
    expect(scripts).toHaveLength(1);
    const compressed = scripts.map((text) => brotliCompressSync(text).length);
    expect(compressed[0]).toBeLessThanOrEqual(budgets["before interaction"][name].inlineScript);
  });
}

test("a change of content leaves the pages' scripts as they are, so that browsers keep them", ({ built }) => {
  // webpack's runtime (1.5 KB) is the exception: it has other names of variables in another folder.
  const scripts = (site: string) =>
    readdirSync(site).filter((name) => name.endsWith(".js") && !name.startsWith("webpack-runtime-"));
  expect(scripts(built).length).toBeGreaterThan(0);
  expect(scripts(built)).toEqual(scripts(otherSite(built)));
});

test("the home page does not load React's server renderer", async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) texts.push(response.text());
  });
  await page.goto("/");
  await page.keyboard.press("Tab");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(texts.length).toBeGreaterThan(0);
  for (const text of await Promise.all(texts))
    expect(text).not.toMatch(/renderToStaticMarkup|renderToString/);
});
