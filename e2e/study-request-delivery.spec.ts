import { expect, type Page, test } from "@playwright/test";

import { answerWith, hang } from "./testing/receiver";
import {
  confirmation,
  control,
  fillInTexts,
  formWorks,
  nothingIsLost,
  problem,
  request,
  send,
  toast,
} from "./testing/study-request";
import { testReceiver } from "./testing/test-receiver";

const receiver = testReceiver();

async function openForm(page: Page) {
  await page.goto("/#contact");
  await formWorks(page);
  await fillInTexts(page);
  await control(page, "factures").setInputFiles({
    name: "2024.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("une facture"),
  });
}

test("the button is busy until a slow endpoint answers, which gets the request once; nothing is logged", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const release = receiver.holdAnswer(200);
  await openForm(page);
  await send(page).click();
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText("Nous envoyons votre demande")).toBeVisible();
  await send(page).click({ force: true });
  await expect.poll(() => receiver.bodies.length).toBe(1);
  release();
  await expect(confirmation(page)).toBeFocused();
  await expect(toast(page)).toHaveCount(1);
  expect(receiver.bodies).toHaveLength(1);
  expect(receiver.bodies[0]).toContain(`name="nom"\r\n\r\n${request.nom}\r\n`);
  expect(receiver.bodies[0]).toMatch(
    /name="factures"; filename="2024.pdf"\r\nContent-Type: application\/pdf\r\n\r\nune facture/,
  );
  expect(logged).toEqual([]);
});

for (const [status, message] of [
  [400, "Le service a refusé votre demande"],
  [413, "Vos fichiers sont trop lourds"],
  [503, "Le service est momentanément indisponible"],
] as const) {
  test(`a response with ${status} is reported, nothing is lost, and the visitor can try again`, async ({
    page,
  }) => {
    receiver.answer = answerWith(status);
    await openForm(page);
    await send(page).click();
    await expect(problem(page, message)).toBeVisible();
    await nothingIsLost(page);
    receiver.answer = answerWith(200);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    expect(receiver.bodies).toHaveLength(2);
  });
}

test("a lost connection is reported, and nothing is lost", async ({ page, context }) => {
  await openForm(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(problem(page, "La connexion semble interrompue")).toBeVisible();
  await nothingIsLost(page);
});

test("an endpoint that does not answer within 20 s is reported, and nothing is lost", async ({ page }) => {
  await page.clock.install();
  receiver.answer = hang;
  await openForm(page);
  await send(page).click();
  await expect.poll(() => receiver.bodies.length).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(problem(page, "Le service ne répond pas")).toBeVisible();
  await nothingIsLost(page);
});
