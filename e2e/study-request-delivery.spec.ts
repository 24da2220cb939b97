import { writeFileSync } from "node:fs";

import { expect, type Page, test as base } from "@playwright/test";

import { thanks } from "../src/study-request/recap";
import { settings, whitePaper } from "./testing/site";
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
  toast,
} from "./testing/study-request";
import { brandLink, choose, visit } from "./testing/visit";

const NOT_CONFIRMED = "il n’a pas confirmé votre demande";

const ENDPOINT = "https://service.example/demandes";

/** A service on another origin that receives study requests. */
class Receiver {
  /** Gives the status of an answer. A redirect leads to the same address. */
  answer: () => number | Promise<number> = () => 200;
  /** The bodies of requests, without the files' own bytes. */
  readonly bodies: string[] = [];

  /** Keeps the next answers back. @returns a function that sends them. */
  holdAnswers(status: number): () => void {
    let release: (status: number) => void = () => undefined;
    const held = new Promise<number>((resolve) => (release = resolve));
    this.answer = () => held;
    return () => release(status);
  }
}

/** Each page has a receiver of its own, which answers 200. */
const test = base.extend<{ receiver: Receiver }>({
  // The page's policy allows only the endpoint of its build.
  bypassCSP: true,
  receiver: [
    async ({ page }, provide) => {
      const receiver = new Receiver();
      await page.route(ENDPOINT, async (route) => {
        receiver.bodies.push(route.request().postData() ?? "");
        const headers = { "access-control-allow-origin": "*", location: ENDPOINT };
        // The visitor may have left or cancelled.
        await route.fulfill({ status: await receiver.answer(), headers }).catch(() => undefined);
      });
      // As in a build, the endpoint is only in the page's data: in a file and in the HTML.
      await page.route(/\/$|\/page-data\/index\/page-data\.json$/, async (route) => {
        const response = await route.fetch();
        const endpoint = `"studyRequestEndpoint":"${ENDPOINT}"`;
        const body = (await response.text()).replaceAll('"studyRequestEndpoint":""', endpoint);
        await route.fulfill({ response, body });
      });
      await provide(receiver);
    },
    { auto: true },
  ],
});

/** The alert that says this about a delivery. */
const problem = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const ids = ({ bodies }: Receiver) =>
  bodies.map((body) => /name="demande"\r\n\r\n([^\r]*)\r\n/.exec(body)?.[1]);
const kept = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

/** @param bytes the size of the one invoice; 0 for none. */
async function fillInForm(page: Page, bytes = 0) {
  await openForm(page);
  await fillInTexts(page);
  if (bytes > 0) await control(page, "factures").setInputFiles(invoice("2024.pdf", bytes));
}

/** Sends the form, and waits until the receiver has the request. */
async function sendAndWait(page: Page, receiver: Receiver) {
  await send(page).click();
  await expect.poll(() => receiver.bodies.length).toBeGreaterThan(0);
}

test("the button is busy until the service answers, which gets the request once; nothing is logged", async ({
  page,
  receiver,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const release = receiver.holdAnswers(200);
  await fillInForm(page, 1000);
  await sendAndWait(page, receiver);
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
  await send(page).click({ force: true });
  release();
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toHaveAccessibleName(thanks.delivered);
  await expect(toast(page)).toHaveCount(1);
  expect(receiver.bodies).toEqual([expect.stringContaining('name="factures"; filename="2024.pdf"')]);
  expect(logged).toEqual([]);
  await page.reload();
  await openForm(page);
  await expect(confirmation(page)).toHaveCount(0);
});

for (const bytes of [1000, 2_000_000]) {
  test(`after a redirect to the same address with ${bytes} bytes, nothing is lost, and the retry has the same identifier`, async ({
    page,
    receiver,
  }) => {
    receiver.answer = () => 302;
    await fillInForm(page, bytes);
    await send(page).click();
    await expect(problem(page, NOT_CONFIRMED)).toBeVisible();
    await nothingIsLost(page);
    receiver.answer = () => 200;
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    expect(new Set(ids(receiver)).size).toBe(1);
  });
}

test("a file that was changed after it was chosen is named, and the rest can be sent", async ({ page }) => {
  const path = test.info().outputPath("2023.pdf");
  writeFileSync(path, "une facture");
  await fillInForm(page);
  await control(page, "factures").setInputFiles(path);
  writeFileSync(path, "une autre facture, plus longue");
  await send(page).click();
  await expect(problem(page, "2023.pdf")).toBeVisible();
  await expect(form(page).getByRole("button", { name: "Retirer 2023.pdf" })).toHaveCount(0);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test("an upload says how large it is, and can be cancelled", async ({ page, receiver }) => {
  await fillInForm(page, 20_000_000);
  const release = receiver.holdAnswers(200);
  await send(page).click();
  const status = form(page).getByRole("status").filter({ hasText: "Nous envoyons votre demande" });
  await expect(status).toContainText("19,1\u00a0Mo");
  await form(page).getByRole("button", { name: "Annuler" }).click();
  await expect(problem(page, "Vous avez annulé l’envoi")).toBeVisible();
  await expect(send(page)).toBeFocused();
  await nothingIsLost(page);
  release();
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test("leaving the site asks first while a request is under way, and only then", async ({
  page,
  receiver,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await fillInForm(page);
  await page.reload();
  expect(asked).toEqual([]);
  await fillInForm(page);
  receiver.holdAnswers(200);
  await sendAndWait(page, receiver);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
});

test("a visitor who reloads the page during a delivery is told, and the retry has the same identifier", async ({
  page,
  receiver,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await fillInForm(page);
  const release = receiver.holdAnswers(200);
  await sendAndWait(page, receiver);
  await brandLink(page).click();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await page.keyboard.press("Shift");
  await expect(problem(page, "nous ne savons pas si votre demande est arrivée")).toBeVisible();
  expect(await kept(page)).not.toContain(request.nom);
  release();
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
  expect(new Set(ids(receiver)).size).toBe(1);
  expect(await kept(page)).not.toContain("attempt");
});

/** Links and the history inside the site load no new document: a delivery continues. */
for (const [status, outcome] of [
  [200, confirmation],
  [503, (page: Page) => problem(page, NOT_CONFIRMED)],
] as const) {
  test(`an answer of ${status} while the visitor reads another page of the site is shown on the return`, async ({
    page,
    receiver,
  }) => {
    await visit(page, "/livre-blanc");
    await choose(page, settings.navContact);
    await fillInTexts(page);
    const release = receiver.holdAnswers(status);
    await sendAndWait(page, receiver);
    await choose(page, settings.navWhitePaper);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
    const answered = page.waitForResponse(ENDPOINT);
    release();
    await answered;
    await page.goBack();
    await expect(outcome(page)).toBeVisible();
    await expect(control(page, "nom")).toHaveValue(status === 200 ? "" : request.nom);
  });
}
