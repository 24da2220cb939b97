import { expect, type Page, test } from "@playwright/test";

import { holdBack } from "./testing/hold-back";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  formWorks,
  invoice,
  pageCode,
  request,
  send,
  texts,
} from "./testing/study-request";

const SCRIPTS = /\.js$/;

async function fillIn(page: Page) {
  await fillInTexts(page);
  await control(page, "typeContrat").selectOption("gaz");
  await control(page, "message").fill("Une question");
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
}

for (const [moment, address] of [
  ["before any script", SCRIPTS],
  ["before the page's own code", pageCode],
] as const) {
  test(`what is filled in ${moment} stays`, async ({ page }) => {
    const letThrough = await holdBack(page, address);
    await page.goto("/", { waitUntil: "commit" });
    await fillIn(page);
    // The new hash makes the router render the page again, which must keep what was typed.
    await page.evaluate(() => {
      location.hash = "contact";
    });
    letThrough();
    await expect(page.getByRole("button", { name: "Retirer 2024.pdf" })).toBeVisible();
    for (const [label, text] of Object.entries(texts))
      await expect(form(page).getByLabel(label)).toHaveValue(text);
    await expect(control(page, "typeContrat")).toHaveValue("gaz");
    await expect(control(page, "message")).toHaveValue("Une question");
  });

  test(`what is submitted ${moment} is sent after hydration, and never appears in the address`, async ({
    page,
  }) => {
    const letThrough = await holdBack(page, address);
    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    await page.goto("/", { waitUntil: "commit" });
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText("Votre demande est prise en compte")).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    letThrough();
    expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
      nom: request.nom,
      typeContrat: "gaz",
      factures: [{ name: "2024.pdf" }],
    });
    await expect(confirmation(page)).toBeFocused();
    expect(new URL(page.url()).search).toBe("");
  });
}

test("no key is lost during hydration", async ({ page }) => {
  const long = "Notre chaudière collective date de 1998. ".repeat(6);
  const letThrough = await holdBack(page, pageCode);
  await page.goto("/", { waitUntil: "commit" });
  const message = control(page, "message");
  await message.focus();
  const typing = page.keyboard.type(long, { delay: 8 });
  letThrough();
  await formWorks(page);
  await typing;
  await expect(message).toHaveValue(long);
});

test("hydration moves nothing on the page", async ({ page }) => {
  const letThrough = await holdBack(page, pageCode);
  const asked = page.waitForRequest(pageCode);
  await page.goto("/#contact");
  await control(page, "nom").focus();
  await asked;

  const place = () =>
    form(page).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
  const before = await place();
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.shifts = String(list.getEntries().length);
    }).observe({ type: "layout-shift" });
  });
  letThrough();
  await formWorks(page);
  await page.waitForTimeout(500);
  expect(await place()).toEqual(before);
  await expect(page.locator("html")).not.toHaveAttribute("data-shifts");
});

test("hydration does not interrupt an input method", async ({ page }) => {
  const letThrough = await holdBack(page, pageCode);
  await page.goto("/", { waitUntil: "commit" });
  const name = control(page, "nom");
  await name.fill("Syndic ");
  await name.press("End");
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await name.evaluate((input) => {
    for (const type of ["compositionstart", "compositionend"])
      input.addEventListener(type, () => {
        input.dataset.composing = `${input.dataset.composing ?? ""} ${type}`;
      });
  });
  await compose("に");
  letThrough();
  await formWorks(page);
  await compose("にほ");
  await expect(name).toHaveAttribute("data-composing", " compositionstart");
  await keyboard.send("Input.insertText", { text: "日本" });
  await expect(name).toHaveAttribute("data-composing", " compositionstart compositionend");
  await expect(name).toHaveValue("Syndic 日本");
});

test("what was typed before hydration can be undone and redone after it", async ({ page }) => {
  const letThrough = await holdBack(page, pageCode);
  await page.goto("/", { waitUntil: "commit" });
  const name = control(page, "nom");
  await name.pressSequentially("Syndic");
  letThrough();
  await formWorks(page);
  // The browser decides how many keys one step undoes.
  const pressUntil = (key: string, value: string) =>
    expect(async () => {
      await name.press(key);
      expect(await name.inputValue()).toBe(value);
    }).toPass();
  await pressUntil("ControlOrMeta+z", "");
  await pressUntil("ControlOrMeta+Shift+z", "Syndic");
});

test("nothing that was filled in is lost if an extension has changed the page before hydration", async ({
  page,
}) => {
  const letThrough = await holdBack(page, pageCode);
  await page.goto("/", { waitUntil: "commit" });
  await fillIn(page);
  await control(page, "email").evaluate((input) => {
    input.before(document.createElement("password-manager"));
  });
  letThrough();
  await formWorks(page);
  await expect(page.locator("password-manager")).toHaveCount(0);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await send(page).click();
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
    ...request,
    typeContrat: "gaz",
    message: "Une question",
    factures: [{ name: "2024.pdf" }],
  });
});

for (const moment of ["before", "after"] as const) {
  test(`what was filled in ${moment} hydration is there again on the way back from another page`, async ({
    page,
  }) => {
    if (moment === "before") await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/");
    if (moment === "after") await formWorks(page);
    await fillInTexts(page);
    await control(page, "typeContrat").selectOption("gaz");
    await control(page, "message").fill("Une question");
    // Playwright starts Chromium without its back/forward cache, which would keep the whole page.
    await page.goto("/livre-blanc");
    await page.unrouteAll();
    await page.goBack();
    await formWorks(page);
    for (const [label, text] of Object.entries(texts))
      await expect(form(page).getByLabel(label)).toHaveValue(text);
    await expect(control(page, "typeContrat")).toHaveValue("gaz");
    await expect(control(page, "message")).toHaveValue("Une question");
  });
}

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
