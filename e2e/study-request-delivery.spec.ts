/**
 * Delivery of a study request to an endpoint, in a browser: a chosen file changes, or the visitor leaves the page
 * before the response.
 */
import { writeFileSync } from "node:fs";

import { expect, type Page, type Route, test } from "@playwright/test";

import { settings } from "./testing/site";
import {
  confirmationHeading,
  control,
  expectTextsKept,
  fillInTexts,
  form,
  invoice,
  openForm,
  sendButton,
} from "./testing/study-request";
import { chooseInMenu } from "./testing/visit";

/** The delivery address, on another origin. */
const ENDPOINT = "https://service.example/demandes";

// The page's CSP allows only the endpoint of its build.
test.use({ bypassCSP: true });

/** Opens the filled-in form of a page that has the endpoint. @returns the requests that the endpoint gets, which the test answers. */
async function openWithEndpoint(page: Page): Promise<readonly Route[]> {
  const received: Route[] = [];
  await page.route(ENDPOINT, (route) => void received.push(route));
  // As in a build, only the page's data contains the endpoint: in a file and in the HTML.
  await page.route(/\/$|\/page-data\/index\/page-data\.json$/, async (route) => {
    const response = await route.fetch();
    const endpoint = `"studyRequestEndpoint":"${ENDPOINT}"`;
    const body = (await response.text()).replaceAll('"studyRequestEndpoint":""', endpoint);
    await route.fulfill({ response, body });
  });
  await openForm(page);
  await fillInTexts(page);
  return received;
}

/** Waits for the request of this index, and answers it. @returns the request's number. */
async function respond(
  received: readonly Route[],
  index: number,
  status: number,
): Promise<string | undefined> {
  await expect.poll(() => received.length).toBe(index + 1);
  // The location is for a redirect: to the same address.
  const headers = { "access-control-allow-origin": "*", location: ENDPOINT };
  await received[index]?.fulfill({ status, headers });
  const body = received[index]?.request().postData() ?? "";
  return /name="demande"\r\n\r\n(?<number>[^\r]+)\r\n/.exec(body)?.groups?.number;
}

const problem = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

test(
  "a file that was changed after it was chosen is named, and the rest can be sent",
  { tag: "@nightly" },
  async ({ page }) => {
    const received = await openWithEndpoint(page);
    const path = test.info().outputPath("2023.pdf");
    writeFileSync(path, "une facture");
    await control(page, "factures").setInputFiles(path);
    writeFileSync(path, "une autre facture, plus longue");
    await sendButton(page).click();
    await expect(problem(page, "2023.pdf")).toBeVisible();
    await expect(form(page).getByRole("button", { name: "Retirer 2023.pdf" })).toHaveCount(0);
    await sendButton(page).click();
    await respond(received, 0, 200);
    await expect(confirmationHeading(page)).toBeFocused();
  },
);

test(
  "the browser asks before a page with a request on its way is left",
  { tag: "@nightly" },
  async ({ page }) => {
    const received = await openWithEndpoint(page);
    await sendButton(page).click();
    await expect.poll(() => received.length).toBe(1);
    const asked = page.waitForEvent("dialog");
    // Dismissing the dialog cancels the reload, which Playwright reports as an error.
    const reload = page.reload({ timeout: 5000 }).catch(() => undefined);
    await (await asked).dismiss();
    await reload;
    await respond(received, 0, 200);
    await expect(confirmationHeading(page)).toBeFocused();
  },
);

test(
  "a redirected request is reported as not confirmed, also on another page, and a retry repeats the request's number",
  { tag: "@nightly" },
  async ({ page }) => {
    const received = await openWithEndpoint(page);
    await control(page, "factures").setInputFiles(invoice("2024.pdf", 2_000_000));
    await sendButton(page).click();
    await expect.poll(() => received.length).toBe(1);
    await chooseInMenu(page, settings.navWhitePaper);
    await expect(page).toHaveURL(/livre-blanc/);
    const number = await respond(received, 0, 302);
    await expect(page.getByText("Votre demande d’étude n’est pas confirmée.")).toBeVisible();
    await page.getByRole("link", { name: "revenir au formulaire" }).click();
    await expect(problem(page, "il n’a pas confirmé votre demande")).toBeVisible();
    await expectTextsKept(page);
    await sendButton(page).click();
    expect(await respond(received, 1, 200)).toBe(number);
    // Chrome 109 gives no body of this request, so its number is unknown.
    expect(number === undefined).toBe(test.info().project.name === "oldest");
    await expect(confirmationHeading(page)).toBeFocused();
  },
);
