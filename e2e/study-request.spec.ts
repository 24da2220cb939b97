/** The study-request form in a browser: real files, chosen and dropped, and where its toast stands. */
import { expect, type Locator, type Page, test } from "@playwright/test";

import { fieldGroups } from "../src/study-request/request-fields";
import {
  confirmation,
  confirmationHeading,
  control,
  fillInTexts,
  form,
  heavyInvoice,
  invoice,
  openForm,
  send,
  toast,
} from "./testing/study-request";
import { errorsOf } from "./testing/visit";

const invoices = (page: Page) => control(page, "factures");
const files = (page: Page) =>
  form(page).getByRole("list", { name: "Fichiers choisis" }).getByRole("listitem");

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

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
  "where the toast's code cannot be fetched, the confirmation is shown all the same, and the empty form is not red",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.route(/\/toast-[^/]+\.js$/, (route) => route.abort());
    await openForm(page);
    await fillInTexts(page);
    await send(page).click();
    await expect(confirmationHeading(page)).toBeFocused();
    await expect(form(page).locator(":user-invalid")).toHaveCount(0);
    expect(await errorsOf(page)).toEqual([]);
  },
);

for (const width of [320, 1280]) {
  test.describe(`in a window of ${width} px`, { tag: "@nightly" }, () => {
    test.use({ viewport: { width, height: 700 }, reducedMotion: "reduce" });

    test("the toast is at the bottom, covers no part of the confirmation's heading and actions, and disappears", async ({
      page,
    }) => {
      await openForm(page);
      await page.clock.install();
      await fillInTexts(page);
      await send(page).click();
      await expect(confirmationHeading(page)).toBeFocused();
      await expect(toast(page)).toBeVisible();
      const { top, bottom } = await boxOf(
        page
          .getByRole("status")
          .filter({ has: toast(page) })
          .locator("> div"),
      );
      expect(bottom).toBeGreaterThan(700 - 40);
      expect(bottom).toBeLessThanOrEqual(700);
      const inSight = [
        confirmationHeading(page),
        confirmation(page).getByRole("link", { name: "Envoyer par e-mail" }),
        confirmation(page).getByRole("button", { name: "Copier la demande" }),
      ];
      for (const part of inSight) {
        await expect(part).toBeInViewport({ ratio: 1 });
        expect((await boxOf(part)).bottom).toBeLessThanOrEqual(top);
      }
      // A toast stays for ten seconds.
      await page.clock.fastForward(11_000);
      await expect(toast(page)).toHaveCount(0);
      await expect(confirmation(page)).toBeVisible();
    });
  });
}
