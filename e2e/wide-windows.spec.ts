import { expect, type Page, test } from "@playwright/test";

import { settings, whitePaper } from "./testing/frozen-content";
import { holdBack } from "./testing/hold-back";
import { pages } from "./testing/pages";
import { control, request } from "./testing/study-request";
import { hydrated, mainMenu, menuToggle, visit } from "./testing/visit";

/** The rules for wide windows. */
const SHEET = /\.css$/;

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

const hasPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);

test("a phone shows the page before it has the rules for wide windows", async ({ page }) => {
  await page.setViewportSize(phone);
  const letThrough = await holdBack(page, SHEET);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => hasPainted(page)).toBe(true);
  await expect(menuToggle(page)).toBeVisible();
  letThrough();
  await hydrated(page);
});

test("a wide window shows the page at once as it stays", async ({ page }) => {
  await page.setViewportSize(wide);
  const letThrough = await holdBack(page, SHEET);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("h1").waitFor({ state: "attached" });
  expect(await hasPainted(page)).toBe(false);
  letThrough();
  await expect.poll(() => hasPainted(page)).toBe(true);
  await expect(menuToggle(page)).toBeHidden();
});

for (const path of pages) {
  test(`a wide window keeps the layout of ${path} when the scripts have run`, async ({ page }) => {
    await page.setViewportSize(wide);
    const heights = () =>
      page
        .locator("header, main, main section, footer")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    await page.goto(path);
    const before = await heights();
    await hydrated(page);
    await expect.poll(heights).toEqual(before);
  });
}

test("a phone that is turned has the layout of its width", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  await page.setViewportSize(wide);
  await expect(menuToggle(page)).toBeHidden();
  await expect(mainMenu(page).getByRole("link", { name: settings.navFaq })).toBeVisible();
});

test("a wide window without its rules has a page that works", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.route(SHEET, (route) =>
    route.request().resourceType() === "stylesheet" ? route.abort() : route.continue(),
  );
  await visit(page, "/");
  await control(page, "nom").fill(request.nom);
  await expect(control(page, "nom")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(wide.width);
  await mainMenu(page).getByRole("link", { name: settings.navWhitePaper }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
});

test("scripts wait for the text of these rules; a failure is reported, and the next interaction tries again", async ({
  page,
}) => {
  await page.route(SHEET, (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await page.goto("/");
  await control(page, "nom").fill(request.nom);
  const reload = page.getByRole("button", { name: "Recharger la page" });
  await expect(reload).toBeVisible();
  await page.unroute(SHEET);
  await control(page, "nom").press("End");
  await hydrated(page);
  await expect(reload).toHaveCount(0);
  await expect(control(page, "nom")).toHaveValue(request.nom);
});

test("their file is downloaded once", async ({ page }) => {
  await visit(page, "/");
  const received = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".css"))
      .map(({ initiatorType, transferSize }) => ({ initiatorType, downloaded: transferSize > 0 })),
  );
  expect(received).toEqual([
    { initiatorType: "link", downloaded: true },
    { initiatorType: "fetch", downloaded: false },
  ]);
});

test("wide paper has no menu", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/");
  await expect(mainMenu(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(mainMenu(page)).toBeHidden();
  await expect(menuToggle(page)).toBeHidden();
});
