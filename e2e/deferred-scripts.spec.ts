import { expect, type Page, test } from "@playwright/test";

import { hydrated } from "../scripts/bench/weight";
import { control, form, request } from "./testing/study-request";

const SCRIPT = /\.js$/;

/** The addresses of the scripts that a page has requested to run them. */
function scriptsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.push(request.url());
  });
  return addresses;
}

for (const [name, act] of [
  ["a click", (page: Page) => page.mouse.click(5, 300)],
  ["a key press", (page: Page) => page.keyboard.press("Tab")],
  ["a scroll of the wheel", (page: Page) => page.mouse.wheel(0, 200)],
  ["a pointer over the form", (page: Page) => form(page).hover()],
  ["the focus in a field", (page: Page) => control(page, "nom").focus()],
] as const) {
  test(`the scripts wait for ${name}`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/");
    expect(scripts).toEqual([]);
    await act(page);
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
}

test("opening an address with a fragment starts no script, though the browser scrolls and focuses", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/#faq");
  await expect(page.locator("#faq")).toBeInViewport();
  expect(scripts).toEqual([]);
});

test("an idle page starts its scripts without interaction", async ({ page }) => {
  await page.goto("/livre-blanc");
  await hydrated(page);
});

test("a click made before hydration takes effect after it", async ({ page }) => {
  await page.goto("/livre-blanc");
  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Télécharger/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test("hydration keeps the open question and the focus", async ({ page }) => {
  await page.goto("/");
  const question = page.locator("#faq summary").nth(2);
  await question.click();
  await question.focus();
  await hydrated(page);
  await expect(page.locator("#faq details").nth(2)).toHaveAttribute("open");
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await expect(question).toBeFocused();
});

test("scripts that fail to load are reported and requested again, and typed text stays", async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/");
  const name = control(page, "nom");
  await name.fill(request.nom);
  const notice = page.getByRole("status").filter({ hasText: "n’a pas pu être chargée" });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: "Recharger la page" })).toBeVisible();
  await page.unroute(SCRIPT);
  await name.press("End");
  await hydrated(page);
  await expect(notice).toHaveCount(0);
  await expect(name).toHaveValue(request.nom);
});

test("scripts that a deploy removed are reported, and a reload restores the page with the typed text", async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  const name = control(page, "nom");
  await name.fill(request.nom);
  const reload = page.getByRole("button", { name: "Recharger la page" });
  await expect(reload).toBeVisible();
  await page.unroute(SCRIPT);
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await expect(name).toHaveValue(request.nom);
  await hydrated(page);
  await expect(name).toHaveValue(request.nom);
});

test("text typed while no script has come yet is kept over a reload", async ({ page }) => {
  await page.route(SCRIPT, () => undefined);
  await page.goto("/");
  const name = control(page, "nom");
  await name.fill(request.nom);
  await page.unroute(SCRIPT);
  await page.reload();
  await expect(name).toHaveValue(request.nom);
  await hydrated(page);
  await expect(name).toHaveValue(request.nom);
});

test("typed text is back before any script after a reload, and never replaces what is typed then", async ({
  page,
}) => {
  await page.goto("/");
  const name = control(page, "nom");
  const message = control(page, "message");
  await name.fill(request.nom);
  await message.fill("Bonjour");
  let letThrough: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(SCRIPT, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(name).toHaveValue(request.nom);
  await name.fill("Un autre nom");
  letThrough();
  await hydrated(page);
  await expect(name).toHaveValue("Un autre nom");
  await expect(message).toHaveValue("Bonjour");
});
