import { expect, type Page, test } from "@playwright/test";

import { defaults } from "../src/study-request/fields";
import { recapOf, thanks } from "../src/study-request/recap";
import { home, settings } from "./testing/frozen-content";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  formWorks,
  invoice,
  request,
  send,
  toast,
} from "./testing/study-request";
import { testReceiver } from "./testing/test-receiver";

async function sendRequest(page: Page) {
  await page.goto("/#contact");
  await formWorks(page);
  await fillInTexts(page);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
}

/** The lines of the recap, as label and answers. */
const lines = (page: Page) =>
  confirmation(page)
    .locator("dl > div")
    .evaluateAll((rows) =>
      rows.map((row) => ({
        label: row.querySelector("dt")?.textContent,
        answers: [...row.querySelectorAll("dd")].map(({ textContent }) => textContent),
      })),
    );

test("the confirmation shows what was sent, type and contract first, and what happens next", async ({
  page,
}) => {
  await sendRequest(page);
  expect(await lines(page)).toEqual(recapOf({ ...defaults, ...request }));
  const panel = confirmation(page);
  await expect(panel.getByText("24h", { exact: true })).toBeVisible();
  await expect(panel.getByRole("heading", { name: home.nextStepsHeading })).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveText([...home.nextSteps]);
  await expect(panel.getByRole("link", { name: settings.phone })).toHaveAttribute("href", /^tel:/);
});

test("without an endpoint, the confirmation does not say that the request was sent", async ({ page }) => {
  await sendRequest(page);
  await expect(confirmation(page)).toHaveAccessibleName(thanks.kept);
  await expect(confirmation(page)).not.toContainText(/envoyée|reçue/);
  await expect(confirmation(page).getByRole("link", { name: settings.email })).toBeVisible();
});

test("the recap of a second request replaces the first, and a reload leaves nothing of it", async ({
  page,
}) => {
  await sendRequest(page);
  await fillInTexts(page);
  await control(page, "typeContrat").selectOption("gaz");
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
  await send(page).click();
  await expect(confirmation(page)).toContainText("2024.pdf");
  expect(await lines(page)).toContainEqual({ label: "Type de contrat", answers: ["Gaz"] });

  await page.reload();
  await formWorks(page);
  await expect(confirmation(page)).toHaveCount(0);
  await expect(page.getByText(request.adresse)).toHaveCount(0);
});

test("« Imprimer » prints the recap without the rest of the page", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = "true";
    };
  });
  await sendRequest(page);
  await confirmation(page).getByRole("button", { name: "Imprimer" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(confirmation(page).getByText(request.adresse)).toBeVisible();
  await expect(confirmation(page).getByRole("button")).toHaveCount(0);
  for (const other of [form(page), page.getByRole("banner"), page.getByRole("contentinfo"), toast(page)])
    await expect(other).toBeHidden();
});

for (const width of [320, 768, 1280]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, reducedMotion: "reduce" });

    test("the confirmation starts in view, and the toast covers no field, wherever the page is scrolled", async ({
      page,
    }) => {
      await sendRequest(page);
      await expect(confirmation(page).getByRole("heading").first()).toBeInViewport({ ratio: 1 });
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      await toast(page).hover();
      const covered = await toast(page).evaluate((text) => {
        const fields = [...document.querySelectorAll("form :is(input, select, textarea, button)")];
        const box = text.parentElement?.parentElement ?? text;
        const found: string[] = [];
        for (let y = 0; y < document.body.scrollHeight; y += 40) {
          window.scrollTo(0, y);
          const toast = box.getBoundingClientRect();
          for (const field of fields) {
            const { top, bottom } = field.getBoundingClientRect();
            if (top < toast.bottom && bottom > toast.top) found.push(`${field.id} at ${y}`);
          }
        }
        return found;
      });
      expect(covered).toEqual([]);
    });
  });
}

test.describe("with an endpoint", () => {
  testReceiver();

  test("the confirmation says that the request was sent", async ({ page }) => {
    await sendRequest(page);
    await expect(confirmation(page)).toHaveAccessibleName(thanks.delivered);
    expect(await lines(page)).toEqual(recapOf({ ...defaults, ...request }));
  });
});
