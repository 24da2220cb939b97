import { writeFileSync } from "node:fs";

import { expect, type Page, test as base } from "@playwright/test";

import {
  confirmation,
  control,
  fillInTexts,
  form,
  invoice,
  nothingIsLost,
  openForm,
  request,
  send,
} from "./testing/study-request";
import { brandLink } from "./testing/visit";

const ENDPOINT = "https://service.example/demandes";

/** A double of the delivery service, on another origin. */
interface Receiver {
  /** Status of its answers; undefined if it gives none. */
  status: number | undefined;
  /** Bodies of the requests that it has received. */
  readonly bodies: string[];
}

/** Each test begins on the filled-in form of a page that has the endpoint. */
const test = base.extend<{ receiver: Receiver }>({
  // The page's CSP allows only the endpoint of its build.
  bypassCSP: true,
  receiver: [
    async ({ page }, provide) => {
      const receiver: Receiver = { status: 200, bodies: [] };
      await page.route(ENDPOINT, async (route) => {
        receiver.bodies.push(route.request().postData() ?? "");
        const headers = { "access-control-allow-origin": "*", location: ENDPOINT };
        if (receiver.status) await route.fulfill({ status: receiver.status, headers });
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

/** The field of a body that identifies its request. */
const REQUEST_ID = /name="demande"\r\n\r\n(?<id>[^\r]+)\r\n/;

const ids = ({ bodies }: Receiver) => new Set(bodies.map((body) => REQUEST_ID.exec(body)?.groups?.id));

/** The state of the history entry as a text. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

test(
  "after a redirect to the same address nothing is lost, and the retry has the same identifier",
  { tag: "@nightly" },
  async ({ page, receiver }) => {
    receiver.status = 302;
    await control(page, "factures").setInputFiles(invoice("2024.pdf", 2_000_000));
    await send(page).click();
    await expect(problem(page, "il n’a pas confirmé votre demande")).toBeVisible();
    await nothingIsLost(page);
    receiver.status = 200;
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
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
    await expect(confirmation(page)).toBeFocused();
  },
);

test(
  "a reload during a delivery is reported, and the retry has the same identifier",
  { tag: "@nightly" },
  async ({ page, receiver }) => {
    receiver.status = undefined;
    page.on("dialog", (dialog) => void dialog.accept());
    await send(page).click();
    await expect.poll(() => receiver.bodies.length).toBe(1);
    await brandLink(page).click();
    await expect(page).toHaveURL(/\/$/);
    await page.reload();
    await page.keyboard.press("Shift");
    await expect(problem(page, "nous ne savons pas si votre demande est arrivée")).toBeVisible();
    expect(await kept(page)).not.toContain(request.nom);
    receiver.status = 200;
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    expect(ids(receiver).size).toBe(1);
    expect(await kept(page)).not.toContain("attempt");
  },
);
