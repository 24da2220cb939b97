import { expect, type Page, test } from "@playwright/test";

import { tender } from "../src/content/types/tender";
import { entriesOf } from "../src/testing/content";
import { errorsOf } from "./testing/errors";
import { home } from "./testing/frozen-content";
import { visit } from "./testing/visit";

/** The first is past since 2025. The others are far away, so that the frozen site is the same on every day of its tests. */
const [past, next] = entriesOf(tender);
if (!past || !next) throw new Error("The frozen content has no two tenders.");

/** Midnight in Paris at the end of the last day, which is in winter. */
const midnight = Date.parse(`${next.deadline}T23:00:00Z`);

const NOTE = "date limite dépassée";

const item = (page: Page, { title }: { title: string }) =>
  page.getByRole("region", { name: home.referencesHeading }).getByRole("listitem").filter({ hasText: title });

for (const timezoneId of ["Europe/Paris", "America/Los_Angeles", "Pacific/Auckland"]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("sees that a deadline has passed from midnight in Paris on", async ({ page }) => {
      const errors = errorsOf(page);
      await page.clock.setFixedTime(midnight - 1);
      await visit(page, "/");
      await expect(item(page, past)).toContainText(NOTE);
      await expect(item(page, next)).not.toContainText(NOTE);

      await page.clock.setFixedTime(midnight);
      await visit(page, "/");
      const passed = item(page, next).getByText(NOTE);
      await expect(passed).toBeVisible();
      await expect(passed.locator("svg")).toBeVisible();
      await expect(item(page, next).getByText(next.status, { exact: true })).toBeVisible();
      await expect(item(page, next).getByRole("time")).toHaveAttribute("datetime", next.deadline);
      // A hydration that does not fit the HTML is an error on the console.
      expect(errors).toEqual([]);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every date stands in full, and what was past in the build says so", async ({ page }) => {
    await page.goto("/");
    for (const { title, deadline } of entriesOf(tender)) {
      const date = item(page, { title }).getByRole("time");
      await expect(date).toHaveAttribute("datetime", deadline);
      await expect(date).toContainText(deadline.slice(0, 4));
    }
    await expect(item(page, past)).toContainText(NOTE);
    await expect(item(page, next)).not.toContainText(NOTE);
  });
});
