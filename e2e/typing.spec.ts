/** What is typed while React hydrates the page stays in its field (decision 13), also when an extension or a translator changes the page. */
import { expect, type Page, test } from "@playwright/test";

import { pageCode } from "./testing/study-request";
import { holdBack, hydrated } from "./testing/visit";

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

/** Types the first half of a text before the page hydrates, and the second half after it. */
async function typeInto(page: Page, path: string, name: string, text: string): Promise<void> {
  const letThrough = await holdBack(page, pageCode);
  await page.goto(path);
  await page.locator(`[name=${name}]`).focus();
  const half = Math.floor(text.length / 2);
  await page.keyboard.type(text.slice(0, half));
  letThrough();
  await hydrated(page);
  await page.keyboard.type(text.slice(half));
}

/** A day that is the same in every locale's order of day and month. */
const DATE = { name: "contractEnd", typed: "12122027", value: "2027-12-12" };
const NAME = { name: "nom", typed: "Syndic Dupont et Fils SARL", value: "Syndic Dupont et Fils SARL" };

const cases = [
  { ...DATE, situation: "", change: undefined, tag: "@nightly" },
  { ...DATE, situation: " beside elements of extensions", change: changeLikeExtensions, tag: [] },
  { ...NAME, situation: "", change: undefined, tag: "@nightly" },
  { ...NAME, situation: " beside elements of extensions", change: changeLikeExtensions, tag: "@nightly" },
  { ...NAME, situation: " on a page that is being translated", change: translate, tag: [] },
];

for (const { name, typed, value, situation, change, tag } of cases)
  test(
    `the field ${name}${situation} keeps what is typed while the page hydrates`,
    { tag },
    async ({ page }) => {
      if (change) await page.addInitScript(change);
      await typeInto(page, "/", name, typed);
      const field = page.locator(`[name=${name}]`);
      await expect(field).toHaveValue(value);
      await expect(field).toBeFocused();
    },
  );
