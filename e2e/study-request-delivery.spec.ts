import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, type Page, test } from "@playwright/test";

import {
  confirmation,
  control,
  fillInTexts,
  formWorks,
  request,
  send,
  texts,
  toast,
} from "./testing/study-request";

/** An endpoint on this machine, told by each test what to answer. */
let answer: (response: ServerResponse) => void;
let bodies: string[] = [];
let endpoint = "";

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    bodies.push(Buffer.concat(parts).toString());
    response.setHeader("access-control-allow-origin", "*");
    answer(response);
  });
});
const answerWith = (status: number) => (response: ServerResponse) => response.writeHead(status).end();

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  endpoint = `http://localhost:${(server.address() as AddressInfo).port}/demandes`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const none = '"studyRequestEndpoint":""';

/** The page as it is built with an endpoint: the only difference is in its data, in a file or in the HTML. */
async function openForm(page: Page) {
  bodies = [];
  await page.route(/\/$|\/page-data\/index\/page-data\.json$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(none, `"studyRequestEndpoint":"${endpoint}"`) });
  });
  await page.goto("/#contact");
  await formWorks(page);
  await fillInTexts(page);
  await control(page, "factures").setInputFiles({
    name: "2024.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("une facture"),
  });
}

async function nothingIsLost(page: Page) {
  for (const [label, text] of Object.entries(texts)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByRole("button", { name: "Retirer 2024.pdf" })).toBeVisible();
  await expect(confirmation(page)).toHaveCount(0);
}

// One after the other: they share the endpoint.
test.describe.configure({ mode: "serial" });
// The page's policy lets through the endpoint that it is built with; Chromium asks before a page reaches for this machine.
test.use({ bypassCSP: true, permissions: ["local-network-access"] });

test("a slow endpoint keeps the button busy, gets the request once, and nothing goes to the console", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  let release: () => void = () => undefined;
  answer = (response) => (release = () => answerWith(200)(response));
  await openForm(page);
  await send(page).click();
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText("Nous envoyons votre demande")).toBeVisible();
  await send(page).click({ force: true });
  await expect.poll(() => bodies.length).toBe(1);
  release();
  await expect(confirmation(page)).toBeFocused();
  await expect(toast(page)).toHaveCount(1);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain(`name="nom"\r\n\r\n${request.nom}\r\n`);
  expect(bodies[0]).toMatch(
    /name="factures"; filename="2024.pdf"\r\nContent-Type: application\/pdf\r\n\r\nune facture/,
  );
  expect(logged).toEqual([]);
});

for (const [status, message] of [
  [400, "Le service a refusé votre demande"],
  [413, "Vos fichiers sont trop lourds"],
  [503, "Le service est momentanément indisponible"],
] as const) {
  test(`an answer ${status} is told, loses nothing, and lets one try again`, async ({ page }) => {
    answer = answerWith(status);
    await openForm(page);
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await nothingIsLost(page);
    answer = answerWith(200);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    expect(bodies).toHaveLength(2);
  });
}

test("a lost connection is told, and loses nothing", async ({ page, context }) => {
  await openForm(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "La connexion semble interrompue" })).toBeVisible();
  await nothingIsLost(page);
});

test("an endpoint that does not answer within 20 s is told, and loses nothing", async ({ page }) => {
  await page.clock.install();
  answer = () => undefined;
  await openForm(page);
  await send(page).click();
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("alert").filter({ hasText: "Le service ne répond pas" })).toBeVisible();
  await nothingIsLost(page);
});
