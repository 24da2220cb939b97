import { expect, type Page, test } from "@playwright/test";

import { settings, whitePaper } from "./testing/frozen-content";
import { control, pageCode } from "./testing/study-request";
import { hydrated, visit } from "./testing/visit";

/** Everything that a page may do without: what is not in its HTML. */
const SCRIPTS = /\.js$/;

const TYPED = "Syndic de l'Œuvre";

const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
};

const header = (page: Page) => page.getByRole("banner");
const white = (page: Page) => header(page).getByRole("link", { name: settings.navWhitePaper });

test.describe("the network is gone after the page is open", () => {
  test("sections, answers and the form go on, and what was typed stays", async ({ page, context }) => {
    const errors = errorsOf(page);
    await visit(page, "/");
    await control(page, "nom").fill(TYPED);
    await context.setOffline(true);
    await header(page).getByRole("link", { name: settings.navFaq }).click();
    await expect(page).toHaveURL(/#faq$/);
    await page.locator("#faq summary").nth(1).click();
    await expect(page.locator("#faq details[open]")).toHaveCount(1);
    await expect(control(page, "nom")).toHaveValue(TYPED);
    expect(errors).toEqual([]);
  });
});

test.describe("a deploy took the old files away while the page was open", () => {
  test("the next page is reached all the same, by the browser's own way", async ({ page }) => {
    // Hashed files of before the deploy: the new one answers 404 to them, and serves its pages with its own.
    let deployed = false;
    await page.route(/(component---src-templates-livre-blanc|page-data\/livre-blanc)/, (route) =>
      deployed ? route.fulfill({ status: 404, body: "" }) : route.abort(),
    );
    await visit(page, "/");
    deployed = true;
    await white(page).click();
    await expect(page).toHaveURL(/\/livre-blanc$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
  });
});

test("the page's code is gone with a deploy: a reload brings the form back with what was typed", async ({
  page,
}) => {
  await page.route(pageCode, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await control(page, "nom").fill(TYPED);
  const notice = page.getByRole("status").filter({ hasText: "n’a pas pu être chargée" });
  const reload = notice.getByRole("button", { name: "Recharger la page" });
  await expect(reload).toBeVisible();
  // The new pages name the new code.
  await page.unroute(pageCode);
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await expect(control(page, "nom")).toHaveValue(TYPED);
  await hydrated(page);
  await expect(control(page, "nom")).toHaveValue(TYPED);
  await expect(notice).toHaveCount(0);
});

test.describe("storage is forbidden", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("The user denied permission", "SecurityError");
          },
        });
    }),
  );

  test("the site works, goes from page to page and back", async ({ page }) => {
    const errors = errorsOf(page);
    await visit(page, "/");
    await white(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
    await page.goBack();
    await expect(page.locator("#accueil h1")).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe("the scripts are slow", () => {
  test("what is typed and opened before they come is there after", async ({ page }) => {
    let letThrough: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(SCRIPTS, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await control(page, "nom").fill(TYPED);
    await page.locator("#faq summary").nth(2).click();
    letThrough();
    await hydrated(page);
    await expect(control(page, "nom")).toHaveValue(TYPED);
    await expect(page.locator("#faq details").nth(2)).toHaveAttribute("open");
  });

  test("when they never come, links lead on and the visitor can write", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/");
    await white(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
    await expect(page.locator("#contact a[href^='mailto:']")).toBeVisible();
  });
});

test.describe("JavaScript is switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("one goes to every page and section, opens answers, and is told how to write instead", async ({
    page,
  }) => {
    await page.goto("/");
    await header(page).getByRole("link", { name: settings.navContact }).click();
    await expect(page).toHaveURL(/#contact$/);
    // The page's text selectors leave out `noscript`, which is an element like others here.
    await expect(page.locator("main #contact noscript a[href^='mailto:']")).toBeVisible();
    await page.locator("#faq summary").nth(1).click();
    await expect(page.locator("#faq details[open]")).toHaveCount(1);
    await white(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
  });
});
