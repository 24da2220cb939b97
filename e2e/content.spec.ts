/** No text of the content is lost on its way to a page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { addressesOf } from "../src/content/pages";
import { readLocalContent } from "../src/content/sources/local";
import { FROZEN_CONTENT } from "../src/testing/content";
import { pages } from "./testing/site";

test.use({ javaScriptEnabled: false });

/**
 * Names of fields that are not looked for: their texts are in the head, in a drawing, in its legend (once
 * there is an answer), in a sentence, in the PDF, or on some sites only. Other tests have them.
 */
const ELSEWHERE =
  /^(?:seo|live)|^(?:drawing|variants|kind|images?|dataRecipients|tagline)$|(?:Image|Drawing|Weeks?(?:Label|Text))$/;

/** A text for comparisons: letters and digits, without what French spaces and Markdown syntax change. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** The texts of a content value: each line, and each part of a line that the page shows separately. */
function textsIn(value: unknown, name = ""): string[] {
  if (ELSEWHERE.test(name)) return [];
  if (typeof value === "string")
    return value.split(/\n|\||\{\w+\}/).map((text) => text.replace(/^\d+\. /, ""));
  if (typeof value !== "object" || value === null) return [];
  // The items of a list belong to the list's field.
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, Array.isArray(value) ? name : key));
}

/** Whether a page shows an entry: it does not show a chapter without text. */
const isOnPage = (file: string, entry: object) => file !== "whitePaperChapter.json" || "text" in entry;

/** Files with texts of PDFs, and with texts that a tool shows only after a visitor has typed. */
const NOT_ON_PAGES = [
  "assemblyDocuments.json",
  "assemblyFile.json",
  "planStory.json",
  "portfolio.json",
  "whitePaperPdf.json",
];

const files = readdirSync(FROZEN_CONTENT).filter(
  (file) => file.endsWith(".json") && !NOT_ON_PAGES.includes(file),
);

test("every text of the content and every address that a link field accepts is on a page", async ({
  page,
}) => {
  const shownTexts: string[] = [];
  const foundAddresses: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    foundAddresses.push(path, ...ids.map((id) => `${path}#${id}`));
    const attributes = await page
      .locator("[alt], [href], [datetime]")
      .evaluateAll((elements) =>
        elements.flatMap((element) => ["alt", "href", "datetime"].map((name) => element.getAttribute(name))),
      );
    const texts = [await page.locator("body").textContent(), ...attributes];
    shownTexts.push(...texts.map((text) => letters(text ?? "")));
  }
  const allShown = shownTexts.join("\n");
  for (const file of files) {
    const content = JSON.parse(readFileSync(join(FROZEN_CONTENT, file), "utf8")) as object | object[];
    // A file has one entry, or a list of entries.
    const entries = [content].flat().filter((entry) => isOnPage(file, entry));
    const texts = entries.flatMap((entry) => textsIn(entry));
    const missingTexts = texts.filter((text) => !allShown.includes(letters(text)));
    expect(missingTexts, file).toEqual([]);
  }
  const addresses = addressesOf(readLocalContent(FROZEN_CONTENT));
  expect(addresses.filter((address) => !foundAddresses.includes(address))).toEqual([]);
});
