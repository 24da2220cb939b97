/**
 * The study-request form in a browser: its list of chosen and dropped files, its confirmation, and where its
 * toast stands.
 */
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
  sendButton,
  toast,
} from "./testing/study-request";
import { errorsOf } from "./testing/visit";

const invoices = (page: Page) => control(page, "factures");
const files = (page: Page) =>
  form(page).getByRole("list", { name: "Fichiers choisis" }).getByRole("listitem");

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test(
  "a visitor sees the files that he chose or dropped in one list, and can remove one of them",
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
  "even without the toast's code, the confirmation is shown, and the emptied form has no errors",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.route(/\/toast-[^/]+\.js$/, (route) => route.abort());
    await openForm(page);
    await fillInTexts(page);
    await sendButton(page).click();
    await expect(confirmationHeading(page)).toBeFocused();
    await expect(form(page).locator(":user-invalid")).toHaveCount(0);
    expect(await errorsOf(page)).toEqual([]);
  },
);

/** Unit: px. */
const WINDOW_HEIGHT = 700;

for (const width of [320, 1280]) {
  test.describe(`in a window of ${width} px`, { tag: "@nightly" }, () => {
    test.use({ viewport: { width, height: WINDOW_HEIGHT }, reducedMotion: "reduce" });

    test("the toast stands below the confirmation's heading and actions, and disappears", async ({
      page,
    }) => {
      await openForm(page);
      await page.clock.install();
      await fillInTexts(page);
      await sendButton(page).click();
      await expect(confirmationHeading(page)).toBeFocused();
      await expect(toast(page)).toBeVisible();
      const { top, bottom } = await boxOf(
        page
          .getByRole("status")
          .filter({ has: toast(page) })
          .locator("> div"),
      );
      // The toast is at the bottom of the window, at most 40 px above its edge.
      expect(bottom).toBeGreaterThan(WINDOW_HEIGHT - 40);
      expect(bottom).toBeLessThanOrEqual(WINDOW_HEIGHT);
      const neverCovered = [
        confirmationHeading(page),
        confirmation(page).getByRole("link", { name: "Envoyer par e-mail" }),
        confirmation(page).getByRole("button", { name: "Copier la demande" }),
      ];
      for (const part of neverCovered) {
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
