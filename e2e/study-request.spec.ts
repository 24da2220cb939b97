import AxeBuilder from "@axe-core/playwright";
import { type ConsoleMessage, expect, type Page, type Request, test } from "@playwright/test";

import { defaults } from "../src/study-request/fields";
import { confirmation, fillInTexts, form, formWorks, send, texts } from "./testing/study-request";

const invoice = (name: string, bytes = 1000) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(bytes, name),
});

const invoices = (page: Page) => page.getByLabel("Factures (facultatif)");
const toast = (page: Page) => page.getByText("Demande d'étude envoyée !");

const values = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) =>
    Object.fromEntries(
      [...new FormData(element)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    ),
  );

async function openForm(page: Page) {
  await page.goto("/#contact");
  await formWorks(page);
}

const axe = async (page: Page) => {
  // A toast on its way in has a contrast that it does not keep.
  await page.waitForTimeout(500);
  const { violations } = await new AxeBuilder({ page }).include("#contact").analyze();
  expect(violations).toEqual([]);
};

const invalidField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

test("a full request goes to the console once, nowhere else, and leaves a form ready for the next one", async ({
  page,
}) => {
  await openForm(page);
  // Links fetch their pages ahead as they come into view: let them, before requests are counted.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await form(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const messages: ConsoleMessage[] = [];
  const requests: Request[] = [];
  page.on("console", (message) => messages.push(message));
  page.on("request", (request) => requests.push(request));
  const address = page.url();

  await fillInTexts(page);
  await form(page).getByLabel("Type de contrat").selectOption("Gaz");
  await invoices(page).setInputFiles([invoice("2023.pdf"), invoice("2024.pdf", 2000)]);
  await send(page).click();

  await expect(confirmation(page)).toBeFocused();
  await expect(toast(page)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ has: toast(page) })).toContainText(
    "Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.",
  );
  expect(requests.map((request) => request.url())).toEqual([]);
  expect(page.url()).toBe(address);
  expect(messages).toHaveLength(1);
  expect(await messages[0]?.args()[1]?.jsonValue()).toMatchObject({
    ...defaults,
    nom: "Syndic Martin",
    email: "syndic@example.com",
    telephone: "01 99 00 12 34",
    nomCopropriete: "Les Tilleuls",
    adresse: "1 rue des Lilas, 75020 Paris",
    nombreLots: "40",
    typeContrat: "gaz",
    factures: [
      { name: "2023.pdf", size: 1000, type: "application/pdf" },
      { name: "2024.pdf", size: 2000, type: "application/pdf" },
    ],
  });

  const { factures, ...emptyTexts } = defaults;
  expect(factures).toEqual([]);
  expect(await values(page)).toEqual({ ...emptyTexts, factures: "" });
  await expect(form(page).getByRole("listitem")).toHaveCount(0);
  await expect(form(page).locator(":user-invalid")).toHaveCount(0);

  await page.getByRole("button", { name: "Fermer la notification" }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(confirmation(page)).toBeFocused();

  await fillInTexts(page);
  await send(page).click();
  await expect(toast(page)).toHaveCount(1);
  expect(messages).toHaveLength(2);
});

test("the browser itself leads to the first wrong field", async ({ page }) => {
  await openForm(page);
  await send(page).click();
  expect(await invalidField(page)).toBe("nom");
  await fillInTexts(page);
  await form(page).getByLabel("E-mail").fill("pas une adresse");
  await send(page).click();
  expect(await invalidField(page)).toBe("email");
  await form(page).getByLabel("E-mail").fill("syndic@example.com");
  for (const lots of ["0", "2.5"]) {
    await form(page).getByLabel("Nombre de lots").fill(lots);
    await send(page).click();
    expect(await invalidField(page)).toBe("nombreLots");
  }
  await axe(page);
  await expect(confirmation(page)).toHaveCount(0);
});

test("a double click sends once", async ({ page }) => {
  await openForm(page);
  const messages: ConsoleMessage[] = [];
  page.on("console", (message) => messages.push(message));
  await fillInTexts(page);
  await send(page).dblclick();
  await expect(confirmation(page)).toBeFocused();
  expect(messages).toHaveLength(1);
  await expect(form(page).locator(":user-invalid")).toHaveCount(0);
});

test("a request needs no mouse", async ({ page }) => {
  await openForm(page);
  await form(page).getByLabel("Vous êtes").focus();
  await page.keyboard.press("ArrowDown");
  for (const text of Object.values(texts)) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form(page).getByLabel("Vous êtes")).toBeFocused();
});

test("the form passes axe filled in, and after a request with its toast", async ({ page }) => {
  test.slow();
  await openForm(page);
  await fillInTexts(page);
  await invoices(page).setInputFiles([invoice("2023.pdf"), invoice("lourde.pdf", 6_000_000)]);
  await axe(page);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await axe(page);
});

test("files add up, each once, drop onto the form, and can be taken back; a heavy one stays", async ({
  page,
}) => {
  await openForm(page);
  await invoices(page).setInputFiles(invoice("2023.pdf"));
  await invoices(page).setInputFiles([invoice("lourde.pdf", 6_000_000)]);
  await expect(form(page).getByRole("listitem")).toHaveText([
    /2023\.pdf\s1\sko/,
    /lourde\.pdf\s5,7\sMo.*dépasse\s5\sMo/,
  ]);
  await expect(form(page).getByRole("status").filter({ hasText: "lourde.pdf dépasse 5 Mo" })).toHaveCount(1);

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["x"], "déposée.png", { type: "image/png" }));
    return transfer;
  });
  await form(page).getByText("Votre copropriété").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(form(page).getByRole("listitem")).toHaveCount(3);
  expect(await invoices(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(3);

  await page.getByRole("button", { name: "Retirer 2023.pdf" }).click();
  await expect(form(page).getByRole("listitem")).toHaveText([/lourde\.pdf/, /déposée\.png/]);
  await expect(invoices(page)).toBeFocused();
});

test("the wheel scrolls the page and leaves the number alone, and the arrow keys change it", async ({
  page,
}) => {
  await openForm(page);
  const lots = form(page).getByLabel("Nombre de lots");
  await lots.fill("40");
  await lots.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(lots).toHaveValue("40");
  await expect(lots).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(lots).toHaveValue("41");
});

test("what was filled in is there again after a look at the white paper", async ({ page }) => {
  await openForm(page);
  await form(page).getByLabel("Nom / Société").fill("Syndic Martin");
  await invoices(page).setInputFiles(invoice("2023.pdf"));
  await page.getByRole("banner").getByRole("link", { name: "Livre blanc" }).click();
  await expect(page).toHaveURL(/livre-blanc$/);
  await page.goBack();
  await expect(form(page).getByLabel("Nom / Société")).toHaveValue("Syndic Martin");
  await expect(form(page).getByRole("listitem")).toHaveText([/2023\.pdf/]);
});
