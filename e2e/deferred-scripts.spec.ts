/** The scripts that start late (decision 4): what a visitor keeps when they fail to load, and while React hydrates the page. */
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

/** Files that a deploy can remove while an older page is open. */
const removals = [
  { removed: "its scripts", address: SCRIPT },
  { removed: "its own code", address: pageCode },
];

for (const { removed, address } of removals) {
  test(
    `when a deploy removed ${removed} while a page was open, a reload restores the page with the typed text`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.route(address, (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto("/");
      const nameField = control(page, "nom");
      await nameField.fill(request.nom);
      const reload = scriptsNotice(page).getByRole("button");
      await expect(reload).toBeVisible();
      // The reloaded page fails as well, but keeps the text.
      await Promise.all([page.waitForEvent("load"), reload.click()]);
      await expect(nameField).toHaveValue(request.nom);
      // The files can be loaded again, so the page recovers, and still keeps the text.
      await page.unroute(address);
      await hydrated(page);
      await expect(nameField).toHaveValue(request.nom);
      await expect(scriptsNotice(page)).toHaveCount(0);
    },
  );
}

test("hydration keeps the open question, the focus and the layout", async ({ page }) => {
  await page.goto("/");
  const question = page.locator("#faq summary").nth(2);
  await question.click();
  await question.focus();
  const blocks = page.locator("header, main section, footer");
  const heightsOfBlocks = () =>
    blocks.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  const heightsBefore = await heightsOfBlocks();
  await hydrated(page);
  await expect(page.locator("#faq details").nth(2)).toHaveAttribute("open");
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await expect(question).toBeFocused();
  expect(await heightsOfBlocks()).toEqual(heightsBefore);
  await expect(form(page)).toBeVisible();
});

test("no published file contains the path of the build's folder, so builds are reproducible", () => {
  const items = readdirSync(built, { recursive: true, withFileTypes: true });
  const textFiles = items
    .filter((item) => item.isFile() && /\.(?:html|js|json)$/.test(item.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const namesTheFolder = (file: string) => readFileSync(file, "utf8").includes(process.cwd());
  expect(textFiles.length).toBeGreaterThan(10);
  expect(textFiles.filter(namesTheFolder)).toEqual([]);
});
