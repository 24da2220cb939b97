import { expect, type Page, test } from "@playwright/test";

import { settings, whitePaper } from "./testing/site";
import { control, request, send } from "./testing/study-request";
import { errorsOf, visit } from "./testing/visit";

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

test("when the network fails, sections, answers and the form still work, and typed text stays", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await control(page, "nom").fill(request.nom);
  await context.setOffline(true);
  await link(page, settings.navFaq).click();
  await expect(page).toHaveURL(/#faq$/);
  await page.locator("#faq summary").nth(1).click();
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await expect(control(page, "nom")).toHaveValue(request.nom);
  expect(await errorsOf(page)).toEqual([]);
});

test("when a deploy removed the old files, a link opens its page by a full page load", async ({ page }) => {
  // Once the new build is deployed, the server answers 404.
  let deployed = false;
  await page.route(/(component---src-templates-livre-blanc|page-data\/livre-blanc)/, (route) =>
    deployed ? route.fulfill({ status: 404, body: "" }) : route.abort(),
  );
  await visit(page, "/");
  deployed = true;
  await link(page, settings.navWhitePaper).click();
  await expect(page).toHaveURL(/\/livre-blanc$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
});

test("campaign parameters survive the redirect to a page's canonical address, and hydration", async ({
  page,
}) => {
  await visit(page, "/livre-blanc/?utm_source=lettre&x=%C3%A9");
  await expect(page).toHaveURL(/\/livre-blanc\?utm_source=lettre&x=%C3%A9$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
});

test("when access to storage is denied, the pages work, and so does navigation between them", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The user denied permission", "SecurityError");
        },
      });
  });
  await visit(page, "/");
  await link(page, settings.navWhitePaper).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
  await page.goBack();
  await expect(page.locator("#accueil h1")).toBeVisible();
  expect(await page.pageErrors({ filter: "all" })).toEqual([]);
});

test.describe("when JavaScript is disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("an e-mail address replaces the form", async ({ page }) => {
    await page.goto("/");
    // Playwright's text selectors ignore `noscript`, so find the link by CSS.
    await expect(page.locator("main #contact noscript a[href^='mailto:']")).toBeVisible();
    await expect(send(page)).toBeHidden();
  });
});
