import { writeFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { thanks } from "../src/study-request/recap";
import { settings, whitePaper } from "./testing/frozen-content";
import { answerWith, fieldOf, hang, testReceiver } from "./testing/receiver";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  formWorks,
  invoice,
  nothingIsLost,
  openForm,
  problem,
  request,
  send,
  toast,
} from "./testing/study-request";
import { choose, visit } from "./testing/visit";

const receiver = testReceiver();
const UNKNOWN = "nous ne savons pas si votre demande est arrivée";

const progress = (page: Page) => form(page).getByRole("progressbar");
const ids = () => receiver.bodies.map((body) => fieldOf(body, "demande"));
const kept = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

/** @param bytes the size of the one invoice; 0 for none. */
async function fillInForm(page: Page, bytes = 0) {
  await openForm(page);
  await fillInTexts(page);
  if (bytes > 0) await control(page, "factures").setInputFiles(invoice("2024.pdf", bytes));
}

/** Sends the form, and waits until the receiver has the request. */
async function sendAndWait(page: Page) {
  await send(page).click();
  await expect.poll(() => receiver.bodies.length).toBeGreaterThan(0);
}

/** Answers the browser's questions whether to leave. @returns the types of the dialogs so far. */
function answerDialogs(page: Page, answer: "accept" | "dismiss"): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog[answer]();
  });
  return asked;
}

test("the button is busy until the service answers, which gets the request once; nothing is logged", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const release = receiver.holdAnswer(200);
  await fillInForm(page, 1000);
  await sendAndWait(page);
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
  await send(page).click({ force: true });
  release();
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toHaveAccessibleName(thanks.delivered);
  await expect(toast(page)).toHaveCount(1);
  expect(receiver.bodies).toHaveLength(1);
  expect(fieldOf(receiver.bodies[0], "nom")).toBe(request.nom);
  expect(receiver.bodies[0]).toContain(
    'name="factures"; filename="2024.pdf"\r\nContent-Type: application/pdf',
  );
  expect(logged).toEqual([]);
  await page.reload();
  await openForm(page);
  await expect(confirmation(page)).toHaveCount(0);
});

for (const [what, answer, message] of [
  ["503", answerWith(503), "il n’a pas confirmé votre demande"],
  [
    "a redirect to a missing slash",
    (response, { url = "" }) => {
      response.writeHead(url.endsWith("/") ? 200 : 303, { location: `${url}/` }).end();
    },
    "il n’a pas confirmé votre demande",
  ],
  [
    "no CORS header",
    (response) => {
      response.removeHeader("access-control-allow-origin");
      response.end();
    },
    UNKNOWN,
  ],
  ["a reset connection", (_, { socket }) => socket.resetAndDestroy(), UNKNOWN],
] satisfies [string, typeof receiver.answer, string][]) {
  test(`after an answer of ${what} nothing is lost, and the retry has the same identifier`, async ({
    page,
  }) => {
    receiver.answer = answer;
    await fillInForm(page, 1000);
    await send(page).click();
    await expect(problem(page, message)).toBeVisible();
    await nothingIsLost(page);
    receiver.answer = answerWith(200);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    expect(new Set(ids().filter(Boolean)).size).toBe(1);
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

test("an upload shows its progress in a few announced sentences, and can be cancelled", async ({ page }) => {
  receiver.rate = 100_000;
  await fillInForm(page, 20_000_000);
  await send(page).click();
  await expect(progress(page)).toHaveAccessibleName(/^[\d,]+\u00a0[KM]o envoyés sur 19,1\u00a0Mo$/);
  await expect(form(page).getByRole("status").filter({ hasText: "Nous envoyons votre demande" })).toHaveCount(
    1,
  );
  await form(page).getByRole("button", { name: "Annuler" }).click();
  await expect(problem(page, "Vous avez annulé l’envoi")).toBeVisible();
  await expect(send(page)).toBeFocused();
  await expect(progress(page)).toHaveCount(0);
  await nothingIsLost(page);
  expect(receiver.bodies).toHaveLength(0);
  receiver.rate = Infinity;
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test("leaving the site asks first while a request is under way, and only then", async ({ page }) => {
  const asked = answerDialogs(page, "dismiss");
  await fillInForm(page);
  await page.reload();
  await fillInForm(page);
  expect(asked).toEqual([]);
  receiver.answer = hang;
  await sendAndWait(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
});

for (const [way, comeBack] of [
  ["reloads it", (page) => page.reload()],
  [
    "comes back through the history",
    async (page) => {
      await page.goto("/livre-blanc");
      await page.goBack();
    },
  ],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`a visitor who leaves during a delivery and ${way} is told, and the retry has the same identifier`, async ({
    page,
  }) => {
    answerDialogs(page, "accept");
    await fillInForm(page);
    receiver.answer = hang;
    await sendAndWait(page);
    await comeBack(page);
    await page.keyboard.press("Shift");
    await formWorks(page);
    await expect(problem(page, UNKNOWN)).toBeVisible();
    expect(await kept(page)).not.toContain(request.nom);
    receiver.answer = answerWith(200);
    await fillInTexts(page);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    expect(new Set(ids()).size).toBe(1);
    expect(await kept(page)).not.toContain("attempt");
  });
}

/** Links and the history inside the site load no new document: a delivery continues. */
for (const [status, outcome] of [
  [200, confirmation],
  [503, (page: Page) => problem(page, "il n’a pas confirmé votre demande")],
] as const) {
  test(`an answer of ${status} while the visitor reads another page of the site is shown on the return`, async ({
    page,
  }) => {
    await visit(page, "/livre-blanc");
    await choose(page, settings.navContact);
    await formWorks(page);
    await fillInTexts(page);
    const release = receiver.holdAnswer(status);
    await sendAndWait(page);
    await choose(page, settings.navWhitePaper);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
    const answered = page.waitForResponse(receiver.endpoint);
    release();
    await answered;
    await page.goBack();
    await expect(outcome(page)).toBeVisible();
    await expect(control(page, "nom")).toHaveValue(status === 200 ? "" : request.nom);
  });
}
