/** Study requests to an endpoint, in a browser: redirects, files that have changed, a page that is left. */
import { writeFileSync } from "node:fs";

import { expect, type Page, test as base } from "@playwright/test";

import { settings } from "./testing/site";
import {
  confirmationHeading,
  control,
  fillInTexts,
  form,
  invoice,
  nothingIsLost,
  openForm,
  send,
} from "./testing/study-request";
import { choose } from "./testing/visit";

const ENDPOINT = "https://service.example/demandes";

/** A double of the delivery service, on another origin. */
interface Receiver {
  /** Status of its answers; undefined if it gives none. */
  status: number | undefined;
  /** Answers a request that was given no answer. */
  answer: (status: number) => Promise<void>;
  /** Bodies of the requests that it has received. */
  readonly bodies: string[];
}

/** Each test begins on the filled-in form of a page that has the endpoint. */
const test = base.extend<{ receiver: Receiver }>({
  // The page's CSP allows only the endpoint of its build.
  bypassCSP: true,
  receiver: [
    async ({ page }, provide) => {
      const receiver: Receiver = { status: 200, answer: () => Promise.resolve(), bodies: [] };
      await page.route(ENDPOINT, async (route) => {
        receiver.bodies.push(route.request().postData() ?? "");
        const headers = { "access-control-allow-origin": "*", location: ENDPOINT };
        receiver.answer = (status) => route.fulfill({ status, headers });
        if (receiver.status) await receiver.answer(receiver.status);
      });
      // As in a build, only the page's data contains the endpoint: in a file and in the HTML.
      await page.route(/\/$|\/page-data\/index\/page-data\.json$/, async (route) => {
        const response = await route.fetch();
        const endpoint = `"studyRequestEndpoint":"${ENDPOINT}"`;
        const body = (await response.text()).replaceAll('"studyRequestEndpoint":""', endpoint);
        await route.fulfill({ response, body });
      });
      await openForm(page);
      await fillInTexts(page);
      await provide(receiver);
    },
    { auto: true },
  ],
});

const problem = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** The number of a request in its body. */
const REQUEST_ID = /name="demande"\r\n\r\n(?<id>[^\r]+)\r\n/;

const ids = ({ bodies }: Receiver) => new Set(bodies.map((body) => REQUEST_ID.exec(body)?.groups?.id));

test(
  "after a redirect to the same address nothing is lost, and the retry has the same number",
  { tag: "@nightly" },
  async ({ page, receiver }) => {
    receiver.status = 302;
    await control(page, "factures").setInputFiles(invoice("2024.pdf", 2_000_000));
    await send(page).click();
    await expect(problem(page, "il n’a pas confirmé votre demande")).toBeVisible();
    await nothingIsLost(page);
    receiver.status = 200;
    await send(page).click();
    await expect(confirmationHeading(page)).toBeFocused();
    expect(ids(receiver).size).toBe(1);
  },
);

test(
  "a file that was changed after it was chosen is named, and the rest can be sent",
  { tag: "@nightly" },
  async ({ page }) => {
    const path = test.info().outputPath("2023.pdf");
    writeFileSync(path, "une facture");
    await control(page, "factures").setInputFiles(path);
    writeFileSync(path, "une autre facture, plus longue");
    await send(page).click();
    await expect(problem(page, "2023.pdf")).toBeVisible();
    await expect(form(page).getByRole("button", { name: "Retirer 2023.pdf" })).toHaveCount(0);
    await send(page).click();
    await expect(confirmationHeading(page)).toBeFocused();
  },
);

test(
  "the browser asks before a running request is left, and a link inside the site does not end it",
  { tag: "@nightly" },
  async ({ page, receiver }) => {
    receiver.status = undefined;
    await send(page).click();
    await expect.poll(() => receiver.bodies.length).toBe(1);
    const asked = page.waitForEvent("dialog");
    const reload = page.reload({ timeout: 5000 }).catch(() => undefined);
    await (await asked).dismiss();
    await reload;
    await choose(page, settings.navWhitePaper);
    await expect(page).toHaveURL(/livre-blanc/);
    await receiver.answer(500);
    await expect(page.getByText("Votre demande d’étude n’est pas confirmée.")).toBeVisible();
    await page.getByRole("link", { name: "revenir au formulaire" }).click();
    await expect(problem(page, "il n’a pas confirmé votre demande")).toBeVisible();
    await nothingIsLost(page);
    receiver.status = 200;
    await send(page).click();
    await expect(confirmationHeading(page)).toBeFocused();
    expect(ids(receiver).size).toBe(1);
  },
);
