import { expect, type Page, test } from "@playwright/test";

import { settings, whitePaper } from "./testing/frozen-content";
import { answerWith, fieldOf, giveEndpoint, Receiver } from "./testing/receiver";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  formWorks,
  invoice,
  request,
  send,
  texts,
  toast,
} from "./testing/study-request";
import { choose } from "./testing/visit";

const receiver = new Receiver();
test.beforeAll(() => receiver.start());
test.afterAll(() => receiver.stop());
test.beforeEach(async ({ page }) => {
  receiver.bodies = [];
  receiver.rate = Infinity;
  receiver.answer = answerWith(200);
  await giveEndpoint(page, receiver.endpoint);
});

// One after the other: they share the receiver.
test.describe.configure({ mode: "serial" });
// The page's policy lets through the endpoint that it is built with; Chromium asks before a page reaches for this machine.
test.use({ bypassCSP: true, permissions: ["local-network-access"] });

const progress = (page: Page) => form(page).getByRole("progressbar");
const problem = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const UNKNOWN = "nous ne savons pas si votre demande est arrivée";

async function openForm(page: Page, bytes = 0) {
  await page.goto("/#contact");
  await formWorks(page);
  await fillInTexts(page);
  if (bytes > 0) await control(page, "factures").setInputFiles(invoice("2024.pdf", bytes));
}

async function nothingIsLost(page: Page) {
  for (const [label, text] of Object.entries(texts)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByRole("button", { name: "Retirer 2024.pdf" })).toBeVisible();
}

/** Never answers, nor lets the browser believe that it will. */
const hang = () => undefined;

test("2.4 MB arrive on a line of 60 kB/s, and the bytes are shown on their way", async ({ page }) => {
  // Both ten times faster: the line, and the page's clock.
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

test("the upload is announced in a few sentences, however many bytes are counted", async ({ page }) => {
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

test("« Annuler » stops the upload, keeps everything, and leaves the focus where it can be sent again", async ({
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
  let release: () => void = () => undefined;
  receiver.answer = (...exchange) => (release = () => answerWith(200)(...exchange));
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
  test(`after ${what} nobody says that the request has not arrived, and it is sent again under its identifier`, async ({
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

test("leaving the page asks first while a request is under way, and only then", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await openForm(page);
  receiver.answer = hang;
  await send(page).click();
  await expect.poll(() => receiver.bodies.length).toBe(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
});

test("leaving the page asks nothing before and after", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
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
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`whoever leaves the page while it sends and ${way} is told, once it is sent nothing is kept`, async ({
    page,
  }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await openForm(page);
    receiver.answer = hang;
    await send(page).click();
    await expect.poll(() => receiver.bodies.length).toBe(1);
    await comeBack(page);
    await formWorks(page);
    await expect(problem(page, UNKNOWN)).toBeVisible();
    const kept = () => page.evaluate(() => JSON.stringify(history.state));
    expect(await kept()).not.toContain("demande");
    expect(await kept()).not.toContain(request.nom);

    receiver.answer = answerWith(200);
    await fillInTexts(page);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    const [first, second] = receiver.bodies;
    expect(fieldOf(second, "demande")).toBe(fieldOf(first, "demande"));
    await page.reload();
    await formWorks(page);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await kept()).not.toContain("demande");
  });
}

test("a request that arrives while its visitor reads another page of the site is confirmed when they are back", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  receiver.answer = (...exchange) => (release = () => answerWith(200)(...exchange));
  await openForm(page, 1000);
  await send(page).click();
  await expect.poll(() => receiver.bodies.length).toBe(1);
  await choose(page, settings.navWhitePaper);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(whitePaper.title);
  const answered = page.waitForResponse(receiver.endpoint);
  release();
  await answered;
  await page.goBack();
  await expect(confirmation(page)).toBeVisible();
  await expect(toast(page)).toHaveCount(1);
  for (const label of Object.keys(texts)) await expect(form(page).getByLabel(label)).toHaveValue("");
  await expect(form(page).getByRole("listitem")).toHaveCount(0);
});
