/**
 * What a visitor does before or while React hydrates the page is kept (decisions 4 and 13): typed text, a
 * submitted request, a press on a button. This holds too when an extension or a translator has changed the
 * page.
 */
import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";

import { FILE_NAME } from "../src/theme/brand";
import { whitePaper } from "./testing/site";
import {
  confirmation,
  confirmationHeading,
  control,
  expectTextsKept,
  fillInTexts,
  invoice,
  openForm,
  pageCode,
  request,
  sendButton,
} from "./testing/study-request";
import { holdBack, hydrated, pressAndSave } from "./testing/visit";

const SCRIPTS = /\.js$/;

/** Elements and attributes that password managers, writing assistants and dark modes insert into a page. */
function changeLikeExtensions() {
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.setAttribute("data-extension", "");
    document.body.setAttribute("data-extension", "");
    for (const field of document.querySelectorAll("input"))
      field.after(document.createElement("password-manager"));
    for (const field of document.querySelectorAll("textarea"))
      field.before(document.createElement("writing-assistant"));
    for (const drawing of document.querySelectorAll("svg"))
      drawing.append(document.createElementNS("http://www.w3.org/2000/svg", "style"));
  });
}

/** Replaces a text, as a translator does. React then finds a mismatch, and renders the page again. */
function translate() {
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector("h1")?.replaceChildren("Translated");
  });
}

/** The date reads the same in each locale, because its day and its month are equal. */
const DATE = { name: "contractEnd", typed: "12122027", value: "2027-12-12" };
const NAME = { name: "nom", typed: "Syndic Dupont et Fils SARL", value: "Syndic Dupont et Fils SARL" };

const typings = [
  { ...DATE, situation: "", change: undefined, tag: "@nightly" },
  { ...DATE, situation: " beside elements of extensions", change: changeLikeExtensions, tag: [] },
  { ...NAME, situation: "", change: undefined, tag: "@nightly" },
  { ...NAME, situation: " beside elements of extensions", change: changeLikeExtensions, tag: "@nightly" },
  { ...NAME, situation: " on a page that is being translated", change: translate, tag: [] },
];

for (const { name, typed, value, situation, change, tag } of typings)
  test(
    `the field ${name}${situation} keeps what is typed while the page hydrates`,
    { tag },
    async ({ page }) => {
      if (change) await page.addInitScript(change);
      const letThrough = await holdBack(page, pageCode);
      await page.goto("/");
      const field = page.locator(`[name=${name}]`);
      await field.focus();
      const half = Math.floor(typed.length / 2);
      await page.keyboard.type(typed.slice(0, half));
      letThrough();
      await hydrated(page);
      await page.keyboard.type(typed.slice(half));
      await expect(field).toHaveValue(value);
      await expect(field).toBeFocused();
    },
  );

async function fillIn(page: Page) {
  await fillInTexts(page);
  await control(page, "typeContrat").selectOption("gaz");
  await control(page, "message").fill("Une question");
  await control(page, "factures").setInputFiles([invoice("2023.pdf"), invoice("2024.pdf", 2000)]);
}

const filledIn = {
  ...request,
  typeContrat: "gaz",
  message: "Une question",
  factures: [
    { name: "2023.pdf", size: 1000, type: "application/pdf" },
    { name: "2024.pdf", size: 2000, type: "application/pdf" },
  ],
};

/** The requests that the page logs, in place of a delivery. */
function loggedRequests(page: Page) {
  const logged: ConsoleMessage[] = [];
  page.on("console", (message) => message.type() === "log" && logged.push(message));
  const values = () => logged.flatMap((message) => message.args().slice(1));
  return () => Promise.all(values().map((value) => value.jsonValue() as Promise<unknown>));
}

test("values typed before hydration stay, and are sent once", async ({ page }) => {
  const posted: string[] = [];
  page.on("request", (each) => each.method() === "POST" && posted.push(each.url()));
  const sent = loggedRequests(page);
  const letThrough = await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await fillIn(page);
  // The hash change makes the router render the page again; typed values must stay.
  await page.evaluate(() => {
    location.hash = "contact";
  });
  letThrough();
  await expect(page.getByRole("button", { name: "Retirer 2024.pdf" })).toBeVisible();
  await expectTextsKept(page);
  await sendButton(page).dblclick();
  await expect(confirmation(page)).toBeVisible();
  expect(await sent()).toMatchObject([filledIn]);
  // Without an endpoint, the request goes to the console alone.
  expect(posted).toEqual([]);
});

/** Changes of the page before its hydration. */
const changes = [
  {
    situation: "",
    tag: "@nightly",
    change: () => undefined,
  },
  {
    situation: ", on a page that an extension has changed,",
    tag: [],
    change: () => {
      document.querySelector("#champ-email")?.before(document.createElement("password-manager"));
      document.querySelector("h1")?.replaceChildren("Translated");
    },
  },
];

for (const { situation, tag, change } of changes)
  test(
    `a request submitted before any script${situation} is sent after hydration`,
    { tag },
    async ({ page }) => {
      const sent = loggedRequests(page);
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto("/");
      await fillIn(page);
      await page.evaluate(change);
      await sendButton(page).click();
      await expect(page.getByText("Votre demande est prise en compte")).toBeVisible();
      letThrough();
      await expect(confirmationHeading(page)).toBeFocused();
      expect(await sent()).toMatchObject([filledIn]);
      expect(new URL(page.url()).search).toBe("");
    },
  );

test("values that the browser restores after Back are sent", { tag: "@nightly" }, async ({ page }) => {
  const sent = loggedRequests(page);
  await openForm(page);
  await fillInTexts(page);
  // Playwright disables Chromium's bfcache, which would restore the whole page.
  await page.goto("/livre-blanc");
  await page.goBack();
  await hydrated(page);
  await expectTextsKept(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await sent()).toMatchObject([request]);
});

/** Unit: ms after load. On a slow processor: before the page hydrates, during its hydration, and after it. */
const DELAYS = [0, 800, 4000];

for (const delay of DELAYS)
  test(
    `the white paper's button, pressed ${delay} ms after load, saves the file`,
    { tag: "@nightly" },
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto("/livre-blanc");
      await page.waitForTimeout(delay);
      const download = await pressAndSave(page.getByRole("button", { name: whitePaper.downloadButton }));
      expect(download.suggestedFilename()).toBe(FILE_NAME);
    },
  );
