import { expect, type Page, test } from "@playwright/test";

import { settings, whitePaper } from "./testing/frozen-content";
import { control, pageCode } from "./testing/study-request";
import { hydrated, visit } from "./testing/visit";

/** The external scripts, without which every page must still be usable. */
const SCRIPTS = /\.js$/;

const TYPED = "Syndic de l'Œuvre";

const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
};

const header = (page: Page) => page.getByRole("banner");
const whitePaperLink = (page: Page) => header(page).getByRole("link", { name: settings.navWhitePaper });

test.describe("the network fails after the page has loaded", () => {
  test("sections, answers and the form still work, and typed text stays", async ({ page, context }) => {
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

test.describe("a deploy removed the old files while the page was open", () => {
  test("the next page opens all the same, by a full page load", async ({ page }) => {
    // Hashed files of the old build: once the new build is deployed, the server answers 404.
    let deployed = false;
    await page.route(/(component---src-templates-livre-blanc|page-data\/livre-blanc)/, (route) =>
      deployed ? route.fulfill({ status: 404, body: "" }) : route.abort(),
    );
    await visit(page, "/");
    deployed = true;
    await whitePaperLink(page).click();
    await expect(page).toHaveURL(/\/livre-blanc$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
  });

  test("a link of a page that was open before leaves one entry of the history, and Back leads where the visitor was", async ({
    page,
  }) => {
    let deployed = false;
    await page.route(/\/app-data\.json/, (route) =>
      deployed ? route.fulfill({ json: { webpackCompilationHash: "of-the-new-build" } }) : route.continue(),
    );
    await visit(page, "/");
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    deployed = true;
    const loaded = page.waitForEvent("load");
    await whitePaperLink(page).click();
    await loaded;
    await expect(page).toHaveURL(/\/livre-blanc$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
    expect(await entries()).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("#accueil h1")).toBeVisible();
  });

  test("a link to a section leads to that section", async ({ page }) => {
    await page.route(/(component---src-templates-home|page-data\/index)/, (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await visit(page, "/livre-blanc");
    await header(page).getByRole("link", { name: settings.navFaq }).click();
    await expect(page).toHaveURL(/\/#faq$/);
    await expect(page.locator("#faq h2")).toBeInViewport();
  });
});

test("the parameters of a campaign survive the redirect to a page's own address, and the start of its scripts", async ({
  page,
}) => {
  await visit(page, "/livre-blanc/?utm_source=lettre&x=%C3%A9");
  await expect(page).toHaveURL(/\/livre-blanc\?utm_source=lettre&x=%C3%A9$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
});

test("a deploy removed the page's code: a reload restores the form with the typed text", async ({ page }) => {
  await page.route(pageCode, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await control(page, "nom").fill(TYPED);
  const notice = page.getByRole("status").filter({ hasText: "n’a pas pu être chargée" });
  const reload = notice.getByRole("button", { name: "Recharger la page" });
  await expect(reload).toBeVisible();
  // The new HTML refers to the new scripts.
  await page.unroute(pageCode);
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await expect(control(page, "nom")).toHaveValue(TYPED);
  await hydrated(page);
  await expect(control(page, "nom")).toHaveValue(TYPED);
  await expect(notice).toHaveCount(0);
});

test.describe("access to storage is denied", () => {
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

  test("the pages work, and so does navigation between them", async ({ page }) => {
    const errors = errorsOf(page);
    await visit(page, "/");
    await whitePaperLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
    await page.goBack();
    await expect(page.locator("#accueil h1")).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe("the scripts are slow", () => {
  test("typed text and opened answers survive hydration", async ({ page }) => {
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

  test("if they never load, the links and the e-mail address still work", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/");
    await whitePaperLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
    await expect(page.locator("#contact a[href^='mailto:']")).toBeVisible();
  });
});

test.describe("JavaScript is disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("links and answers work, and an e-mail address replaces the form", async ({ page }) => {
    await page.goto("/");
    await header(page).getByRole("link", { name: settings.navContact }).click();
    await expect(page).toHaveURL(/#contact$/);
    // Playwright's text selectors ignore `noscript`, so find the link by CSS.
    await expect(page.locator("main #contact noscript a[href^='mailto:']")).toBeVisible();
    await page.locator("#faq summary").nth(1).click();
    await expect(page.locator("#faq details[open]")).toHaveCount(1);
    await whitePaperLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
  });
});
