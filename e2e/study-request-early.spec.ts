import { expect, type Page, test } from "@playwright/test";

import {
  confirmation,
  control,
  fillInTexts,
  form,
  formCode,
  formWorks,
  invoice,
  request,
  send,
  texts,
} from "./testing/study-request";

async function fillIn(page: Page) {
  await fillInTexts(page);
  await control(page, "typeContrat").selectOption("gaz");
  await control(page, "message").fill("Une question");
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
}

/** Keeps the files of the address from the page until the returned function is called. */
async function holdBack(page: Page, address: RegExp) {
  let letThrough: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(address, async (route) => {
    await allowed;
    await route.continue();
  });
  return letThrough;
}

/** Before any script; between the page's scripts and the form's. */
for (const [moment, address] of [
  ["before the page's scripts", /\.js$/],
  ["before the form's own code", formCode],
] as const) {
  test(`what is filled in ${moment} stays`, async ({ page }) => {
    const letThrough = await holdBack(page, address);
    await page.goto("/", { waitUntil: "commit" });
    await fillIn(page);
    // The router gives the page a new context, which must not cost the form what was typed.
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

  test(`what is submitted ${moment} is sent once they are there, and never goes into the address`, async ({
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

test("no key is lost while the form's code takes over", async ({ page }) => {
  const long = "Notre chaudière collective date de 1998. ".repeat(6);
  const letThrough = await holdBack(page, formCode);
  await page.goto("/", { waitUntil: "commit" });
  const message = control(page, "message");
  await message.focus();
  const typing = page.keyboard.type(long, { delay: 8 });
  letThrough();
  await formWorks(page);
  await typing;
  await expect(message).toHaveValue(long);
});

test("the form's code is not in the page's first scripts, and moves nothing when it comes", async ({
  page,
}) => {
  const letThrough = await holdBack(page, formCode);
  const asked = page.waitForRequest(formCode);
  await page.goto("/#contact");
  expect(await page.locator("script[src*=study-request], link[href*=study-request]").count()).toBe(0);
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

test("form code that cannot be fetched leaves the form, and says how else to reach us", async ({ page }) => {
  test.slow();
  const notice = page.getByRole("alert").filter({ hasText: "Le formulaire ne répond pas encore" });
  await page.route(formCode, (route) => route.abort());
  await page.goto("/#contact");
  await control(page, "nom").fill(request.nom);
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await page.unroute(formCode);
  await expect(notice).toHaveCount(0, { timeout: 20_000 });
  await expect(control(page, "nom")).toHaveValue(request.nom);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a notice offers e-mail and phone instead of the form", async ({ page }) => {
    await page.goto("/");
    const contact = page.locator("#contact");
    // Playwright's own text search passes over noscript.
    const notice = contact.locator("noscript p");
    expect(await notice.textContent()).toContain("Ce formulaire a besoin de JavaScript");
    await expect(notice.locator("a[href^=mailto]")).toBeVisible();
    await expect(notice.locator("a[href^=tel]")).toBeVisible();
    await expect(contact.getByRole("button")).toHaveCount(0);
  });
});
