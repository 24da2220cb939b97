import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";

import { fieldGroups } from "../src/study-request/fields";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  heavyInvoice,
  invoice,
  openForm,
  request,
  send,
  toast,
} from "./testing/study-request";
import { brandLink, errorsOf, hydrated } from "./testing/visit";

const invoices = (page: Page) => control(page, "factures");
const files = (page: Page) =>
  form(page).getByRole("list", { name: "Fichiers choisis" }).getByRole("listitem");

test("a complete request goes only to the console, once, and the form is empty for the next one", async ({
  page,
}) => {
  await openForm(page);
  const messages: ConsoleMessage[] = [];
  const posted: string[] = [];
  page.on("console", (message) => messages.push(message));
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await fillInTexts(page);
  await control(page, "typeContrat").selectOption("gaz");
  await invoices(page).setInputFiles([invoice("2023.pdf"), invoice("2024.pdf", 2000)]);
  await send(page).dblclick();

  await expect(confirmation(page)).toBeVisible();
  expect(posted).toEqual([]);
  expect(messages).toHaveLength(1);
  expect(await messages[0]?.args()[1]?.jsonValue()).toMatchObject({
    ...request,
    typeContrat: "gaz",
    factures: [
      { name: "2023.pdf", size: 1000, type: "application/pdf" },
      { name: "2024.pdf", size: 2000, type: "application/pdf" },
    ],
  });
  await expect(form(page).locator(":user-invalid")).toHaveCount(0);
});

test(
  "chosen and dropped files are listed once each, and can be removed; a large one stays",
  { tag: "@nightly" },
  async ({ page }) => {
    await openForm(page);
    await invoices(page).setInputFiles(invoice("2023.pdf"));
    await invoices(page).setInputFiles(heavyInvoice());
    await expect(files(page)).toHaveText([
      /^2023\.pdf 1\u00a0Ko/,
      /^lourde\.jpg 5,8\u00a0Mo.*dépasse 5\u00a0Mo/,
    ]);
    await expect(form(page).getByRole("status").filter({ hasText: "2 fichiers choisis" })).toHaveCount(1);

    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["x"], "déposée.png", { type: "image/png" }));
      return transfer;
    });
    await form(page).getByText(fieldGroups[1].legend).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(files(page)).toHaveCount(3);
    expect(await invoices(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(3);

    await page.getByRole("button", { name: "Retirer 2023.pdf" }).click();
    await expect(files(page)).toHaveText([/lourde\.jpg/, /déposée\.png/]);
    await expect(invoices(page)).toBeFocused();
  },
);

test(
  "where notistack cannot be fetched, its message is shown and announced all the same",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.route(/\/toast-[^/]+\.js$/, (route) => route.abort());
    await openForm(page);
    const region = page.locator("#contact [role=status]").first();
    await expect(region).toBeEmpty();
    await fillInTexts(page);
    await send(page).click();
    await expect(region).toContainText("Nous vous recontacterons dans les 24h");
    await expect(toast(page)).toBeVisible();
    await page.getByRole("button", { name: "Fermer la notification" }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(confirmation(page)).toBeFocused();
    expect(await errorsOf(page)).toEqual([]);
  },
);

test(
  "the panel stays after visits to other pages, until a new request is started",
  { tag: "@nightly" },
  async ({ page }) => {
    await openForm(page);
    await fillInTexts(page);
    await send(page).click();
    await expect(confirmation(page)).toBeVisible();
    await page.goto("/livre-blanc");
    await page.goBack();
    await hydrated(page);
    await brandLink(page).click();
    await expect(page).toHaveURL(/\/$/);
    await page.reload();
    await hydrated(page);
    await expect(confirmation(page)).toContainText(request.adresse);
    await expect(toast(page)).toHaveCount(0);
    await expect(form(page)).toBeHidden();
    await page.getByRole("button", { name: "Faire une autre demande" }).click();
    await expect(control(page, "type")).toBeFocused();
    await expect(control(page, "nom")).toHaveValue("");
    await control(page, "nom").fill("Autre syndic");
    await page.reload();
    await openForm(page);
    await expect(confirmation(page)).toHaveCount(0);
  },
);

for (const width of [320, 1280]) {
  test.describe(`in a window of ${width} px`, { tag: "@nightly" }, () => {
    test.use({ viewport: { width, height: 700 }, reducedMotion: "reduce" });

    test("the toast is in view, covers neither the panel nor the introduction, and disappears", async ({
      page,
    }) => {
      await openForm(page);
      await page.clock.install();
      await fillInTexts(page);
      await send(page).click();
      await expect(confirmation(page)).toBeFocused();
      await expect(confirmation(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Fermer la notification" })).toBeInViewport({ ratio: 1 });
      const covered = await toast(page).evaluate((text) => {
        const { top, right, bottom, left } = (
          text.parentElement?.parentElement ?? text
        ).getBoundingClientRect();
        const parts = ["#contact h2", "#contact h2 + p", "[aria-labelledby=demande-confirmee]"];
        return parts.filter((selector) => {
          const part = document.querySelector(selector)?.getBoundingClientRect();
          return !part || (part.top < bottom && part.bottom > top && part.left < right && part.right > left);
        });
      });
      expect(covered).toEqual([]);
      await page.clock.fastForward(11_000);
      await expect(toast(page)).toHaveCount(0);
      await expect(confirmation(page)).toBeVisible();
    });
  });
}
