import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { built } from "./testing/site";
import { control, fillInTexts, form, pageCode, request, send, toast } from "./testing/study-request";
import { hydrated, scriptsNotice } from "./testing/visit";

const SCRIPT = /\.js$/;

test("when the scripts fail to load, a submitted request is reported as not sent, and can be sent later", async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/");
  await fillInTexts(page);
  await send(page).click();
  await expect(scriptsNotice(page)).toBeVisible();
  await expect(send(page)).toHaveAttribute("aria-busy", "false");
  await page.unroute(SCRIPT);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(scriptsNotice(page)).toHaveCount(0);
});

for (const [what, address] of [
  ["its scripts", SCRIPT],
  ["its own code", pageCode],
] as const) {
  test(`when a deploy removed ${what} while a page was open, a reload restores the page with the typed text`, async ({
    page,
  }) => {
    await page.route(address, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/");
    await control(page, "nom").fill(request.nom);
    const reload = scriptsNotice(page).getByRole("button");
    await expect(reload).toBeVisible();
    await Promise.all([page.waitForEvent("load"), reload.click()]);
    await page.unroute(address);
    await expect(control(page, "nom")).toHaveValue(request.nom);
    await hydrated(page);
    await expect(control(page, "nom")).toHaveValue(request.nom);
    await expect(scriptsNotice(page)).toHaveCount(0);
  });
}

test("hydration keeps the open question, the focus and the layout", async ({ page }) => {
  await page.goto("/");
  const question = page.locator("#faq summary").nth(2);
  await question.click();
  await question.focus();
  const heights = () =>
    page
      .locator("header, main section, footer")
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  const before = await heights();
  await hydrated(page);
  await expect(page.locator("#faq details").nth(2)).toHaveAttribute("open");
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await expect(question).toBeFocused();
  expect(await heights()).toEqual(before);
  await expect(form(page)).toBeVisible();
});

test("no published file contains the path of the build's folder, so builds are reproducible", () => {
  const files = readdirSync(built, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && /\.(?:html|js|json)$/.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => readFileSync(path, "utf8").includes(process.cwd()))).toEqual([]);
});
