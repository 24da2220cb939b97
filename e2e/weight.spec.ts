import { get } from "node:http";

import { devices, expect } from "@playwright/test";

import { budgets, pages } from "../scripts/bench/budgets";
import { weigh } from "../scripts/bench/weight";
import { test } from "./testing/any-content";
import { hydrated } from "./testing/visit";

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];

test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

/** The bytes of an answer, as a server sends them: headers and compressed HTML. */
const bytesOf = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br" } }, (response) => {
      let bytes = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
      response.on("data", (part: Buffer) => (bytes += part.length));
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });

for (const { name, path } of pages) {
  test(`${path} stays within its budget until its load event, without any script`, async ({
    page,
    baseURL,
  }) => {
    expect(await bytesOf(`${String(baseURL)}${path}`), "HTML and headers").toBeLessThanOrEqual(
      budgets.html[name],
    );
    const scale = weigh(page);
    await page.goto(path, { waitUntil: "load" });
    const { requests, bytes, byKind } = await scale.untilLoad();
    expect(byKind.script ?? 0).toBe(0);
    expect(bytes, JSON.stringify(byKind)).toBeLessThanOrEqual(budgets["before interaction"].bytes);
    expect(requests).toBeLessThanOrEqual(budgets["before interaction"].requests);
  });

  test(`the scripts of ${path} stay within their budget, and React's server renderer is not among them`, async ({
    page,
  }) => {
    const texts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) texts.push(response.text());
    });
    const scale = weigh(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const { byKind, files } = await scale.now();
    expect(byKind.script).toBeGreaterThan(0);
    expect(byKind.script, JSON.stringify([...files])).toBeLessThanOrEqual(budgets.scripts);
    for (const text of await Promise.all(texts))
      expect(text).not.toMatch(/renderToStaticMarkup|renderToString/);
  });
}
