import { expect, type Page, test } from "@playwright/test";

import { defaults } from "../src/study-request/fields";
import { recapOf, textOf } from "../src/study-request/recap";
import { settings } from "./testing/frozen-content";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  invoice,
  openForm,
  request,
  send,
  toast,
} from "./testing/study-request";

async function sendRequest(page: Page) {
  await openForm(page);
  await fillInTexts(page);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
}

test("without an endpoint, the visitor sends the request by e-mail, or copies it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sendRequest(page);
  const mail = confirmation(page).getByRole("link", { name: "Envoyer par e-mail" });
  const text = textOf(recapOf({ ...defaults, ...request }));
  const address = new URL((await mail.getAttribute("href")) ?? "");
  expect(address.pathname).toBe(settings.email);
  expect(address.searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(text);
  await confirmation(page).getByRole("button", { name: "Copier" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test("the panel survives a reload and other pages, until a new request is begun", async ({ page }) => {
  await openForm(page);
  await fillInTexts(page);
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
  await send(page).click();
  await page.reload();
  await expect(confirmation(page)).toContainText(request.adresse);
  await expect(confirmation(page)).toContainText("2024.pdf");
  await page.goto("/livre-blanc");
  await page.goBack();
  await expect(confirmation(page)).toContainText(request.adresse);
  await openForm(page);
  await control(page, "nom").fill("Autre syndic");
  await page.reload();
  await openForm(page);
  await expect(confirmation(page)).toHaveCount(0);
});

for (const width of [320, 375, 1280]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, reducedMotion: "reduce" });

    test("the toast is in view, covers neither the panel nor a field, and goes away", async ({ page }) => {
      await page.clock.install();
      await sendRequest(page);
      await expect(confirmation(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Fermer la notification" })).toBeInViewport({ ratio: 1 });
      const lowerEdge = await toast(page).evaluate(
        (text) => text.parentElement?.parentElement?.getBoundingClientRect().bottom ?? Infinity,
      );
      for (const below of [confirmation(page), form(page)])
        expect((await below.boundingBox())?.y).toBeGreaterThanOrEqual(lowerEdge);
      await page.clock.fastForward(11_000);
      await expect(toast(page)).toHaveCount(0);
      await expect(confirmation(page)).toBeVisible();
    });
  });
}
