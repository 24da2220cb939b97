import { type ConsoleMessage, expect, type Page, type Request, test } from "@playwright/test";

import { defaults, fieldGroups } from "../src/study-request/fields";
import { formatSize, limitAdvice } from "../src/study-request/files";
import { settings } from "./testing/frozen-content";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  formWorks,
  heavyInvoice,
  invoice,
  labels,
  request,
  send,
  texts,
  toast,
} from "./testing/study-request";
import { choose } from "./testing/visit";

const invoices = (page: Page) => control(page, "factures");

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

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

test("a complete request goes only to the console, once, and the form is ready for the next one", async ({
  page,
}) => {
  // Gatsby prefetches a page 3 s after a link to it comes into view. Wait for that before counting requests.
  const fetchedAhead = page.waitForRequest(
    (request) => request.url().includes("/page-data/livre-blanc/") && request.resourceType() === "xhr",
    { timeout: 20_000 },
  );
  await openForm(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await form(page).scrollIntoViewIfNeeded();
  await fetchedAhead;
  const messages: ConsoleMessage[] = [];
  const requests: Request[] = [];
  page.on("console", (message) => messages.push(message));
  page.on("request", (request) => requests.push(request));
  const address = page.url();

  await fillInTexts(page);
  await control(page, "typeContrat").selectOption("gaz");
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
    ...request,
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

test("the browser moves the focus to the first invalid field", async ({ page }) => {
  await openForm(page);
  await send(page).click();
  expect(await focusedField(page)).toBe("nom");
  await fillInTexts(page);
  await control(page, "email").fill("pas une adresse");
  await send(page).click();
  expect(await focusedField(page)).toBe("email");
  await control(page, "email").fill(request.email);
  for (const lots of ["0", "2.5", "1e3", "9".repeat(21)]) {
    await control(page, "nombreLots").fill(lots);
    await send(page).click();
    expect(await focusedField(page)).toBe("nombreLots");
  }
  await expect(confirmation(page)).toHaveCount(0);
});

for (const name of ["nom", "telephone", "nomCopropriete", "adresse"] as const) {
  test(`« ${labels[name]} » refuses spaces and invisible characters alone`, async ({ page }) => {
    await openForm(page);
    await fillInTexts(page);
    for (const nothing of ["   ", "\u00a0", "\u200B\u2060"]) {
      await control(page, name).fill(nothing);
      await send(page).click();
      expect(await focusedField(page)).toBe(name);
    }
    await expect(confirmation(page)).toHaveCount(0);
  });
}

test("sixty files scroll in a box, also by keyboard, and two with the same name are both kept", async ({
  page,
}) => {
  await openForm(page);
  const height = () => form(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  const files = Array.from({ length: 58 }, (_, index) => invoice(`facture-${index}.pdf`));
  // With the same size.
  const twins = ["un", "ou"].map((text) => ({ ...invoice("deux.pdf"), buffer: Buffer.from(text) }));
  await invoices(page).setInputFiles([...files, ...twins]);
  await expect(form(page).getByRole("listitem")).toHaveCount(60);
  expect((await height()) - before).toBeLessThan(600);
  const last = page.getByRole("button", { name: "Retirer deux.pdf" }).last();
  await last.focus();
  await expect(last).toBeInViewport();
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
  await control(page, "type").focus();
  await page.keyboard.press("ArrowDown");
  for (const text of Object.values(texts)) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeFocused();
  // Past the links and buttons of the confirmation and of the toast.
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect(await focusedField(page)).toBe("type");
  }).toPass();
});

test("chosen and dropped files are listed once each, and can be removed; a large one stays", async ({
  page,
}) => {
  await openForm(page);
  await invoices(page).setInputFiles(invoice("2023.pdf"));
  await invoices(page).setInputFiles([heavyInvoice]);
  const items = form(page).getByRole("listitem");
  await expect(items).toContainText([
    `2023.pdf ${formatSize(1000)}`,
    `lourde.pdf ${formatSize(heavyInvoice.buffer.length)}`,
  ]);
  await expect(items.last()).toContainText(limitAdvice);
  await expect(form(page).getByRole("status").filter({ hasText: "lourde.pdf dépasse 5 Mo" })).toHaveCount(1);

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["x"], "déposée.png", { type: "image/png" }));
    return transfer;
  });
  await form(page).getByText(fieldGroups[1].legend).dispatchEvent("drop", { dataTransfer: dropped });
  await expect(items).toHaveCount(3);
  expect(await invoices(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(3);

  await page.getByRole("button", { name: "Retirer 2023.pdf" }).click();
  await expect(items).toHaveText([/lourde\.pdf/, /déposée\.png/]);
  await expect(invoices(page)).toBeFocused();
});

test("the wheel scrolls the page and does not change the number; the arrow keys do", async ({ page }) => {
  await openForm(page);
  const lots = control(page, "nombreLots");
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
  await control(page, "nom").fill(request.nom);
  await invoices(page).setInputFiles(invoice("2023.pdf"));
  await choose(page, settings.navWhitePaper);
  await expect(page).toHaveURL(/livre-blanc$/);
  await page.goBack();
  await expect(control(page, "nom")).toHaveValue(request.nom);
  await expect(form(page).getByRole("listitem")).toHaveText([/2023\.pdf/]);
});
