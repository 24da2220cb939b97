/**
 * Scripts that start late (decision 4). A visitor loses nothing when they cannot be loaded, or when React
 * hydrates the page.
 */
import { expect, test } from "@playwright/test";

import { expectTextsKept, fillInTexts, form, pageCode, sendButton, toast } from "./testing/study-request";
import { hydrated, scriptsNotice } from "./testing/visit";

const SCRIPT = /\.js$/;

/** Files that a deploy can remove while an older page is open. */
const removals = [
  { removed: "scripts", address: SCRIPT, tag: [] },
  { removed: "own code", address: pageCode, tag: "@nightly" },
];

for (const { removed, address, tag } of removals) {
  const name = `a page whose ${removed} a deploy removed keeps the typed request over a reload, and sends it once the files are back`;
  test(name, { tag }, async ({ page }) => {
    await page.route(address, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/");
    await fillInTexts(page);
    await sendButton(page).click();
    const reload = scriptsNotice(page).getByRole("button");
    await expect(reload).toBeVisible();
    await expect(sendButton(page)).toHaveAttribute("aria-busy", "false");
    // The reloaded page fails as well, but keeps the texts.
    await Promise.all([page.waitForEvent("load"), reload.click()]);
    await expectTextsKept(page);
    // A press while a script still fails is dropped with this notice.
    await expect(scriptsNotice(page)).toBeVisible();
    await page.unroute(address);
    await sendButton(page).click();
    await expect(toast(page)).toBeVisible();
    await expect(scriptsNotice(page)).toHaveCount(0);
  });
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
