import { expect, type Locator, type Page, test } from "@playwright/test";

import { fields, type StudyRequest } from "../src/study-request/fields";
import {
  confirmation,
  control,
  fillInTexts,
  form,
  formWorks,
  labels,
  request,
  send,
} from "./testing/study-request";

// Positions are compared, so the page must not be scrolling.
test.use({ reducedMotion: "reduce" });

type Name = keyof StudyRequest;

/** The fields that an untouched form lacks. */
const missing = fields
  .filter((field) => field.required && field.kind !== "choice")
  .map(({ name }) => name as Name);

async function openForm(page: Page) {
  await page.goto("/#contact");
  await formWorks(page);
}

/** The browser's own text, in its own language. */
const browsersMessage = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => element.validationMessage);

/** What the page shows below the field, and says with it. */
const shownMessage = async (page: Page, field: Locator) => {
  const [id] = ((await field.getAttribute("aria-describedby")) ?? "").split(" ");
  return page.locator(`[id="${id}"]`);
};

const wrong = (page: Page) => form(page).locator("[aria-invalid=true]");
const top = async (element: Locator) => (await element.boundingBox())?.y;

test("an empty submission shows the browser's message below each wrong field, until the field is right", async ({
  page,
}) => {
  await openForm(page);
  await send(page).click();
  await expect(control(page, "nom")).toBeFocused();
  await expect(wrong(page)).toHaveCount(missing.length);
  const messages = new Map<string, Locator>();
  for (const name of missing) {
    const field = control(page, name);
    const text = await browsersMessage(field);
    expect(text).not.toBe("");
    const message = await shownMessage(page, field);
    await expect(message).toBeVisible();
    await expect(message).toHaveText(text);
    expect(await top(message)).toBeGreaterThan((await top(field)) ?? Infinity);
    messages.set(name, message);
  }
  for (const [name, text] of Object.entries(request)) {
    await control(page, name as Name).fill(text);
    await expect(messages.get(name) ?? wrong(page)).toHaveCount(0);
    messages.delete(name);
    await expect(wrong(page)).toHaveCount(messages.size);
  }
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
  await expect(wrong(page)).toHaveCount(0);
});

test("the message follows what is typed", async ({ page }) => {
  await openForm(page);
  await send(page).click();
  const email = control(page, "email");
  const message = await shownMessage(page, email);
  const whenEmpty = await message.innerText();
  await email.fill("pas une adresse");
  await expect(message).toHaveText(await browsersMessage(email));
  expect(await message.innerText()).not.toBe(whenEmpty);
});

test("a wrong text has its message when it is left for another field, an empty field only at a submission", async ({
  page,
}) => {
  await openForm(page);
  await control(page, "nom").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("pas une adresse");
  await expect(wrong(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(wrong(page)).toHaveCount(1);
  await expect(await shownMessage(page, control(page, "email"))).toHaveText(
    await browsersMessage(control(page, "email")),
  );
});

test("the message on a text of spaces alone says what to write", async ({ page }) => {
  await openForm(page);
  await fillInTexts(page);
  await control(page, "nom").fill("   ");
  await send(page).click();
  const advice = await control(page, "nom").getAttribute("title");
  await expect(await shownMessage(page, control(page, "nom"))).toContainText(advice ?? "no title");
});

test("neither a message nor a label of two lines moves the field beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openForm(page);
  const [email, telephone] = [control(page, "email"), control(page, "telephone")];
  await fillInTexts(page);
  await email.fill("");
  await send(page).click();
  await expect(wrong(page)).toHaveCount(1);
  expect(await top(email)).toBe(await top(telephone));

  const height = (label: Locator) => label.evaluate((element) => element.getBoundingClientRect().height);
  const label = form(page).locator("label").filter({ hasText: labels.telephone });
  const before = await height(label);
  await label.evaluate((element) => element.append(" auquel nous pouvons vous joindre en journée"));
  expect(await height(label)).toBeGreaterThan(before);
  expect(await top(email)).toBe(await top(telephone));
});
