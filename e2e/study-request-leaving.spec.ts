import { expect, type Page, test } from "@playwright/test";

import { settings, whitePaper } from "./testing/frozen-content";
import { answerWith, fieldOf, hang } from "./testing/receiver";
import {
  confirmation,
  fillInForm,
  fillInTexts,
  form,
  formWorks,
  nothingIsLost,
  problem,
  request,
  send,
  texts,
  toast,
  UNKNOWN,
} from "./testing/study-request";
import { testReceiver } from "./testing/test-receiver";
import { choose, visit } from "./testing/visit";

const receiver = testReceiver();

async function openForm(page: Page) {
  await page.goto("/#contact");
  await formWorks(page);
  await fillInTexts(page);
}

/** Lets the receiver answer, and waits until the page has the answer. */
async function released(page: Page, release: () => void) {
  const answered = page.waitForResponse(receiver.endpoint);
  release();
  await answered;
}

/** Sends the form, and waits until the receiver has the request. */
async function sendAndWait(page: Page) {
  await send(page).click();
  await expect.poll(() => receiver.bodies.length).toBe(1);
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

type Step = (page: Page) => Promise<unknown>;

/** Answers the browser's questions whether to leave. @returns the types of the dialogs so far. */
function answerDialogs(page: Page, answer: "accept" | "dismiss"): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog[answer]();
  });
  return asked;
}

test("leaving the site asks first while a request is under way", async ({ page }) => {
  const asked = answerDialogs(page, "dismiss");
  await openForm(page);
  receiver.answer = hang;
  await sendAndWait(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
});

test("leaving the site asks nothing before and after", async ({ page }) => {
  const asked = answerDialogs(page, "accept");
  await openForm(page);
  await page.reload();
  await formWorks(page);
  await fillInTexts(page);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
  await page.goto("/livre-blanc");
  expect(asked).toEqual([]);
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
  [
    "reloads another page of the site and comes back through the history",
    async (page) => {
      await choose(page, settings.navWhitePaper);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
      await page.reload();
      await page.goBack();
    },
  ],
] satisfies [string, Step][]) {
  test(`a visitor who leaves the page during a delivery and ${way} is told; nothing is kept once it is sent`, async ({
    page,
  }) => {
    const asked = answerDialogs(page, "accept");
    await openForm(page);
    receiver.answer = hang;
    await sendAndWait(page);
    await comeBack(page);
    await formWorks(page);
    await expect(problem(page, UNKNOWN)).toBeVisible();
    expect(asked).toEqual(["beforeunload"]);
    expect(await kept(page)).not.toContain("demande");
    expect(await kept(page)).not.toContain(request.nom);

    receiver.answer = answerWith(200);
    await fillInTexts(page);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    const [first, second] = receiver.bodies;
    expect(fieldOf(second, "demande")).toBe(fieldOf(first, "demande"));
    await page.reload();
    await formWorks(page);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await kept(page)).not.toContain("demande");
  });
}

/** From the form, which was reached by a link of the white paper, to the white paper. */
const followLink = (page: Page) => choose(page, settings.navWhitePaper);

/** Links and the history inside the site do not load a new document: a delivery continues. */
for (const [way, leave, comeBack] of [
  ["by a link, and back", followLink, (page) => page.goBack()],
  ["by a link, and back by the menu", followLink, (page) => choose(page, settings.navContact)],
  ["through the history, and forward again", (page) => page.goBack(), (page) => page.goForward()],
] satisfies [string, Step, Step][]) {
  test.describe(`a visitor goes to another page of the site during a delivery, ${way}`, () => {
    test.beforeEach(async ({ page }) => {
      await visit(page, "/livre-blanc");
      await choose(page, settings.navContact);
      await formWorks(page);
      await fillInForm(page, 1000);
    });

    /** @param meanwhile happens while the visitor is away. */
    async function goAndReturn(page: Page, meanwhile: () => Promise<void> | void = () => undefined) {
      await leave(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
      await meanwhile();
      await comeBack(page);
      await expect(form(page)).toBeVisible();
    }

    test("the form still shows a delivery that has not ended, and then its end", async ({ page }) => {
      const asked = answerDialogs(page, "dismiss");
      const release = receiver.holdAnswer(200);
      await sendAndWait(page);
      await goAndReturn(page);
      expect(asked).toEqual([]);
      await expect(send(page)).toHaveAttribute("aria-busy", "true");
      await nothingIsLost(page);
      release();
      await expect(confirmation(page)).toBeFocused();
      expect(receiver.bodies).toHaveLength(1);
    });

    test("a request that arrives meanwhile is confirmed on the return", async ({ page }) => {
      const release = receiver.holdAnswer(200);
      await sendAndWait(page);
      await goAndReturn(page, () => released(page, release));
      await expect(confirmation(page)).toBeVisible();
      await expect(toast(page)).toHaveCount(1);
      for (const label of Object.keys(texts)) await expect(form(page).getByLabel(label)).toHaveValue("");
      await expect(form(page).getByRole("listitem")).toHaveCount(0);
      expect(await kept(page)).not.toContain("demande");
    });

    test("a problem meanwhile is reported on the return, and nothing is lost", async ({ page }) => {
      const release = receiver.holdAnswer(503);
      await sendAndWait(page);
      await goAndReturn(page, () => released(page, release));
      await expect(problem(page, "il n’a pas confirmé votre demande")).toBeVisible();
      await nothingIsLost(page);
      receiver.answer = answerWith(200);
      await send(page).click();
      await expect(confirmation(page)).toBeFocused();
      const [first, second] = receiver.bodies;
      expect(fieldOf(second, "demande")).toBe(fieldOf(first, "demande"));
    });
  });
}
