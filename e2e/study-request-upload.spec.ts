import { expect, type Page, test } from "@playwright/test";

import { answerWith, fieldOf, hang, type Receiver } from "./testing/receiver";
import {
  confirmation,
  fillInForm,
  fillInTexts,
  form,
  formWorks,
  nothingIsLost,
  problem,
  send,
  UNKNOWN,
} from "./testing/study-request";
import { testReceiver } from "./testing/test-receiver";

const receiver = testReceiver();

const progress = (page: Page) => form(page).getByRole("progressbar");

async function openForm(page: Page, bytes = 0) {
  await page.goto("/#contact");
  await formWorks(page);
  await fillInForm(page, bytes);
}

test("2.4 MB arrive at 60 kB/s, and the progress is shown", async ({ page }) => {
  // The line and the page's clock are both ten times faster.
  receiver.rate = 600_000;
  await page.clock.install();
  await openForm(page, 2_400_000);
  await send(page).click();
  await expect(progress(page)).toHaveAccessibleName(/^[\d,]+\u00a0[kM]o envoyés sur 2,3\u00a0Mo$/);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(receiver.bodies).toHaveLength(1);
  }).toPass({ intervals: [100], timeout: 20_000 });
  await expect(confirmation(page)).toBeFocused();
  await expect(progress(page)).toHaveCount(0);
});

test("the upload is announced in a few sentences, although its figures change often", async ({ page }) => {
  receiver.rate = 8_000_000;
  receiver.answer = hang;
  await openForm(page, 20_000_000);
  const status = form(page).getByRole("status").filter({ hasText: "Nous envoyons votre demande" });
  await status.or(form(page)).first().waitFor();
  await page.evaluate(() => {
    const said = new Set<string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("form [role=status]"))
        if (region.textContent) said.add(region.textContent);
      document.documentElement.dataset.said = String(said.size);
    }).observe(document.forms[0] ?? document, { subtree: true, childList: true, characterData: true });
  });
  await send(page).click();
  await expect(form(page).getByText("nous attendons la réponse du service")).toBeVisible({ timeout: 20_000 });
  expect(Number(await page.locator("html").getAttribute("data-said"))).toBeLessThanOrEqual(4);
});

test("« Annuler » stops the upload, keeps everything, and moves the focus to the submit button", async ({
  page,
}) => {
  receiver.rate = 100_000;
  await openForm(page, 20_000_000);
  await send(page).click();
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

test("a request without files shows no progress", async ({ page }) => {
  const release = receiver.holdAnswer(200);
  await openForm(page);
  await send(page).click();
  await expect.poll(() => receiver.bodies.length).toBe(1);
  await expect(progress(page)).toHaveCount(0);
  release();
  await expect(confirmation(page)).toBeFocused();
});

for (const [what, answer] of [
  ["an answer without a CORS header", (response) => response.removeHeader("access-control-allow-origin")],
  [
    "a redirect to another origin",
    (response) => response.writeHead(307, { location: "http://127.0.0.1:9/" }),
  ],
  ["a connection that is reset", (_, incoming) => incoming.socket.resetAndDestroy()],
] satisfies [string, Receiver["answer"]][]) {
  test(`after ${what} no message says that the request has not arrived, and a retry has the same identifier`, async ({
    page,
  }) => {
    receiver.answer = (response, incoming) => {
      answer(response, incoming);
      if (!incoming.destroyed) response.end();
    };
    await openForm(page);
    await send(page).click();
    await expect(problem(page, UNKNOWN)).toBeVisible();
    await expect(page.getByText("n’est pas partie")).toHaveCount(0);
    const sent = receiver.bodies.length;
    expect(sent).toBeGreaterThan(0);
    receiver.answer = answerWith(200);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    const ids = new Set(receiver.bodies.map((body) => fieldOf(body, "demande")));
    expect([...ids]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);

    await fillInTexts(page);
    await send(page).click();
    await expect.poll(() => fieldOf(receiver.bodies.at(-1), "demande")).not.toBe([...ids][0]);
  });
}
