import { expect, type Page, test } from "@playwright/test";

import { hydrated } from "./testing/visit";

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

/** A translator replaces texts, so React redraws the page. */
function translate() {
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector("h1")?.replaceChildren("Translated");
  });
}

/** Types after load: the first key starts the scripts, so that the page hydrates meanwhile. */
async function typeInto(page: Page, path: string, name: string, text: string, delay: number) {
  await page.goto(path);
  await page.locator(`[name=${name}]`).focus();
  await page.keyboard.type(text, { delay });
  await hydrated(page);
}

/** A day that is the same in every locale's order of day and month. */
const DATE = { typed: "12122027", value: "2027-12-12" };
const NAME = "Syndic Dupont et Fils SA";

/** Milliseconds between two keys: a fast typist and a slow one. */
const RHYTHMS = [
  { delay: 30, tag: [] },
  { delay: 120, tag: "@nightly" },
];

const pagesOfDates = [
  { situation: "", change: undefined, isNightly: true },
  { situation: " beside elements of extensions", change: changeLikeExtensions, isNightly: false },
];

for (const { delay, tag } of RHYTHMS)
  for (const { situation, change, isNightly } of pagesOfDates) {
    for (const path of ["/livre-blanc", "/"]) {
      const name = `a date typed on ${path} while the page hydrates stays, at ${delay} ms a key${situation}`;
      test(name, { tag: isNightly || path === "/" ? "@nightly" : tag }, async ({ page }) => {
        if (change) await page.addInitScript(change);
        await typeInto(page, path, "contractEnd", DATE.typed, delay);
        const field = page.locator("[name=contractEnd]");
        await expect(field).toHaveValue(DATE.value);
        await expect(field).toBeFocused();
      });
    }
  }

const pagesOfNames = [
  { situation: "beside elements of extensions", change: changeLikeExtensions },
  { situation: "on a page that is being translated", change: translate },
];

for (const { situation, change } of pagesOfNames)
  for (const { delay, tag } of RHYTHMS) {
    const name = `a name typed while the page hydrates stays, at ${delay} ms a key ${situation}, and typing goes on at its place`;
    test(name, { tag }, async ({ page }) => {
      await page.addInitScript(change);
      await typeInto(page, "/", "nom", NAME, delay);
      await page.keyboard.type("RL");
      const field = page.locator("[name=nom]");
      await expect(field).toHaveValue(`${NAME}RL`);
      await expect(field).toBeFocused();
    });
  }
