import { expect, type Page, test } from "@playwright/test";

import { whitePaper } from "./testing/frozen-content";
import { hydrated } from "./testing/visit";

/** What the pages need after their HTML: scripts, and the PDF's fonts. */
const LATER = /\.(?:js|ttf)$/;

/** The files of that kind that a page has received, and whether they came over the network. */
const received = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|ttf)$/.test(name))
      .map(({ name, initiatorType, transferSize }) => ({
        name: name.replace(/^.*\/|-[\da-f]+(?=\.)/g, ""),
        initiatorType,
        downloaded: transferSize > 0,
      })),
  );

const fetchedFiles = async (page: Page) =>
  (await received(page)).flatMap(({ name, initiatorType }) => (initiatorType === "fetch" ? name : []));

const hasRunScripts = (page: Page) => page.evaluate(() => "___loader" in window || "webpackChunk" in window);

const HYDRATION = ["app.js", "start.js", "webpack-runtime.js"];
const PDF = [
  "bricolage-grotesque-bold.ttf",
  "early-download.js",
  "source-serif-bold.ttf",
  "source-serif-regular.ttf",
  "white-paper-pdf.js",
];

const download = (page: Page) => page.getByRole("button", { name: whitePaper.downloadButton });

for (const [path, files] of [
  ["/", [...HYDRATION, "component---src-templates-home-tsx.js"]],
  ["/livre-blanc", [...HYDRATION, "component---src-templates-livre-blanc-tsx.js", ...PDF]],
] as const) {
  test(`${path} fetches its files after load without running them, and each only once`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(async () => (await fetchedFiles(page)).sort()).toEqual([...files].sort());
    expect(await hasRunScripts(page)).toBe(false);
    await hydrated(page);
    const downloads = (await received(page)).flatMap(({ name, downloaded }) => (downloaded ? name : []));
    expect(downloads.filter((name) => (files as readonly string[]).includes(name)).sort()).toEqual(
      [...files].sort(),
    );
  });
}

test("nothing is fetched before the load event", async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.once("load", () => (loaded = true));
  page.on("request", (request) => {
    if (!loaded && LATER.test(request.url())) early.push(request.url());
  });
  let letThrough: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.(?:avif|webp|jpe?g)$/, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForTimeout(1500);
  letThrough();
  await page.waitForRequest(LATER);
  expect(early).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
  test(`nothing is fetched ahead for ${JSON.stringify(connection)}, and a press still works`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.goto("/livre-blanc");
    // Longer than an idle page waits before it runs its scripts.
    await page.waitForTimeout(6000);
    expect(await received(page)).toEqual([]);
    const saved = page.waitForEvent("download");
    await download(page).click();
    await saved;
  });
}

for (const [name, act] of [
  ["the pointer comes to the button", (page: Page) => download(page).hover()],
  ["the button gets the focus", (page: Page) => download(page).focus()],
] as const) {
  test(`the scripts run when ${name}`, async ({ page }) => {
    await page.goto("/livre-blanc");
    await act(page);
    await page.waitForFunction(() => "___loader" in window);
  });
}

test("the scripts do not run when the pointer moves over a text", async ({ page }) => {
  await page.goto("/livre-blanc");
  await page.getByRole("heading", { level: 1 }).hover();
  await page.waitForTimeout(1000);
  expect(await hasRunScripts(page)).toBe(false);
});

test("files that cannot be fetched ahead stay unnoticed, and a press requests them again", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  let failed = 0;
  await page.route(LATER, async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    failed += 1;
    await route.abort();
  });
  await page.goto("/livre-blanc");
  await expect.poll(() => failed).toBeGreaterThan(HYDRATION.length);
  await page.waitForTimeout(2000);
  await expect(page.getByRole("button", { name: "Recharger la page" })).toHaveCount(0);
  await page.unroute(LATER);
  const saved = page.waitForEvent("download");
  await download(page).click();
  await saved;
  expect(errors).toEqual([]);
});
