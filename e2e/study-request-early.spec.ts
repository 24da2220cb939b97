/** Study requests that are filled in or submitted before React has hydrated the page. */
import { expect, type Page, test } from "@playwright/test";

import {
  confirmationHeading,
  control,
  fillInTexts,
  invoice,
  nothingIsLost,
  openForm,
  request,
  send,
} from "./testing/study-request";
import { holdBack, hydrated } from "./testing/visit";

const SCRIPTS = /\.js$/;

async function fillIn(page: Page) {
  await fillInTexts(page);
  await control(page, "typeContrat").selectOption("gaz");
  await control(page, "message").fill("Une question");
  await control(page, "factures").setInputFiles(invoice("2024.pdf"));
}

/** @returns the request that the page logs, in place of a delivery, once `submit` has made it send the request. */
async function sent(page: Page, submit: () => unknown): Promise<unknown> {
  const logging = page.waitForEvent("console", (message) => message.type() === "log");
  await submit();
  const logged = await logging;
  const [, values] = logged.args();
  return values?.jsonValue();
}

const filledIn = {
  ...request,
  typeContrat: "gaz",
  message: "Une question",
  factures: [{ name: "2024.pdf" }],
};

test("values typed before hydration stay, and are sent", async ({ page }) => {
  const letThrough = await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await fillIn(page);
  // The hash change makes the router render the page again; typed values must stay.
  await page.evaluate(() => {
    location.hash = "contact";
  });
  letThrough();
  await expect(page.getByRole("button", { name: "Retirer 2024.pdf" })).toBeVisible();
  await nothingIsLost(page);
  expect(await sent(page, () => send(page).click())).toMatchObject(filledIn);
});

/** Changes of the page before its hydration. */
const changes = [
  {
    situation: "",
    tag: "@nightly",
    change: () => undefined,
  },
  {
    situation: ", on a page that an extension has changed,",
    tag: [],
    change: () => {
      document.querySelector("#champ-email")?.before(document.createElement("password-manager"));
      document.querySelector("h1")?.replaceChildren("Translated");
    },
  },
];

for (const { situation, tag, change } of changes) {
  test(
    `a request submitted before any script${situation} is sent after hydration`,
    { tag },
    async ({ page }) => {
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto("/");
      await fillIn(page);
      await page.evaluate(change);
      await send(page).click();
      await expect(page.getByText("Votre demande est prise en compte")).toBeVisible();
      expect(await sent(page, letThrough)).toMatchObject(filledIn);
      await expect(confirmationHeading(page)).toBeFocused();
      expect(new URL(page.url()).search).toBe("");
    },
  );
}

test("values that the browser restores after Back are sent", { tag: "@nightly" }, async ({ page }) => {
  await openForm(page);
  await fillInTexts(page);
  // Playwright disables Chromium's bfcache, which would restore the whole page.
  await page.goto("/livre-blanc");
  await page.goBack();
  await hydrated(page);
  await nothingIsLost(page);
  expect(await sent(page, () => send(page).click())).toMatchObject(request);
});
