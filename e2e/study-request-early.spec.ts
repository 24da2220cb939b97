import { expect, type Page, test } from "@playwright/test";

import { holdBack } from "./testing/hold-back";
import {
  confirmation,
  control,
  fillInTexts,
  formWorks,
  invoice,
  nothingIsLost,
  openForm,
  pageCode,
  request,
  send,
} from "./testing/study-request";

const SCRIPTS = /\.js$/;

async function fillIn(page: Page) {
  await fillInTexts(page);
  await control(page, "typeContrat").selectOption("gaz");
  await control(page, "message").fill("Une question");
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
}

/** Submits the form. @returns what goes to the console. */
async function sent(page: Page, submit: () => unknown) {
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submit();
  return (await logged).args()[1]?.jsonValue() as Promise<unknown>;
}

const filledIn = {
  ...request,
  typeContrat: "gaz",
  message: "Une question",
  factures: [{ name: "2024.pdf" }],
};

test("what is filled in before any script stays, and is sent", async ({ page }) => {
  const letThrough = await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await fillIn(page);
  // The new hash makes the router render the page again, which must keep what was typed.
  await page.evaluate(() => {
    location.hash = "contact";
  });
  letThrough();
  await expect(page.getByRole("button", { name: "Retirer 2024.pdf" })).toBeVisible();
  await nothingIsLost(page);
  expect(await sent(page, () => send(page).click())).toMatchObject(filledIn);
});

test("what is submitted before any script is sent after hydration, and never appears in the address", async ({
  page,
}) => {
  const letThrough = await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText("Votre demande est prise en compte")).toBeVisible();
  const logged = await sent(page, letThrough);
  expect(logged).toMatchObject(filledIn);
  await expect(confirmation(page)).toBeFocused();
  expect(new URL(page.url()).search).toBe("");
});

test("no key is lost during hydration", async ({ page }) => {
  const long = "Notre chaudière collective date de 1998. ".repeat(6);
  const letThrough = await holdBack(page, pageCode);
  await page.goto("/", { waitUntil: "commit" });
  await control(page, "message").focus();
  const typing = page.keyboard.type(long, { delay: 8 });
  letThrough();
  await formWorks(page);
  await typing;
  await expect(control(page, "message")).toHaveValue(long);
});

test("nothing that was filled in is lost if an extension has changed the page before hydration", async ({
  page,
}) => {
  const letThrough = await holdBack(page, pageCode);
  await page.goto("/", { waitUntil: "commit" });
  await fillIn(page);
  await control(page, "email").evaluate((input) => input.before(document.createElement("password-manager")));
  letThrough();
  await formWorks(page);
  await expect(page.locator("password-manager")).toHaveCount(0);
  expect(await sent(page, () => send(page).click())).toMatchObject(filledIn);
});

test("what the browser restores on the way back from another page is sent", async ({ page }) => {
  await openForm(page);
  await fillInTexts(page);
  // Playwright starts Chromium without its back/forward cache, which would keep the whole page.
  await page.goto("/livre-blanc");
  await page.goBack();
  await page.keyboard.press("Shift");
  await formWorks(page);
  await nothingIsLost(page);
  expect(await sent(page, () => send(page).click())).toMatchObject(request);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a notice offers e-mail and phone instead of the form", async ({ page }) => {
    await page.goto("/");
    const contact = page.locator("#contact");
    // Playwright's text search ignores noscript.
    const notice = contact.locator("noscript p");
    expect(await notice.textContent()).toContain("Ce formulaire a besoin de JavaScript");
    await expect(notice.locator("a[href^=mailto]")).toBeVisible();
    await expect(notice.locator("a[href^=tel]")).toBeVisible();
    await expect(contact.getByRole("button")).toHaveCount(0);
  });
});
