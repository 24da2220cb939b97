import { expect, type Page } from "@playwright/test";

import { contentTypes } from "../src/content-model";
import type { Block, ContentImage, Fields, Span } from "../src/content-model/content-type";
import { describeField, type FieldKind } from "../src/content-model/field";
import { entriesOf } from "../src/testing/content";
import { test } from "./testing/any-content";
import type { SiteContent } from "./testing/site-content";

test.use({ javaScriptEnabled: false });

/** Where the texts of a type are read; the other types are the home page's. */
const pagesOf: Record<string, string[]> = {
  siteSettings: ["/", "/livre-blanc", "/404"],
  whitePaperPage: ["/livre-blanc"],
  whitePaperChapter: ["/livre-blanc"],
};

/** Fields whose text stands in the head, in the PDF or in a drawing: those have tests of their own. */
const ELSEWHERE = /^(?:seo|pdf)|^(?:drawing|weeks)$/;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const plain = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

const textsOfBlock = (block: Block) =>
  block.kind === "list" ? block.items.map(plain) : [plain(block.spans)];

/** The texts of a value, as they stand on the page one by one. */
function textsOfValue(kind: FieldKind, value: unknown): string[] {
  if (value === null || kind === "entryList") return [];
  if (kind === "markdown") return (value as Block[]).flatMap(textsOfBlock);
  if (kind === "image") return [(value as ContentImage).alt];
  // A bar's label stands beside the bar, and its percentage at the end.
  if (kind === "textList") return (value as string[]).map((text) => text.replace(/\s:\s*\d+\s*%$/, ""));
  return `${value as string | number}`.split(/\n\s*\n/);
}

/** A list without entries takes its heading with it. */
const isShown = (name: string, { home }: SiteContent) =>
  !ELSEWHERE.test(name) && (home.tenders.length > 0 || !name.startsWith("tender"));

/** What a page says to any reader: its text, its pictures' texts, and where its links and dates lead. */
async function shownOn(page: Page): Promise<string> {
  const attributes = await page
    .locator("[alt], [href], [datetime]")
    .evaluateAll((elements) =>
      elements.flatMap((element) => ["alt", "href", "datetime"].map((name) => element.getAttribute(name))),
    );
  return oneLine([await page.locator("body").textContent(), ...attributes].join("\n"));
}

for (const type of contentTypes) {
  for (const path of pagesOf[type.id] ?? ["/"]) {
    test(`every text of ${type.id} is on ${path} without JavaScript`, async ({
      page,
      directory,
      content,
    }) => {
      // A chapter without text is listed in the PDF alone.
      const entries = entriesOf<Fields>(type, directory).filter(
        ({ text }) => type.id !== "whitePaperChapter" || text !== null,
      );
      const fields = Object.entries<Fields[string]>(type.fields).filter(([name]) => isShown(name, content));
      const texts = entries.flatMap((entry) =>
        fields.flatMap(([name, field]) => textsOfValue(describeField(field).kind, entry[name])),
      );
      await page.goto(path);
      const shown = await shownOn(page);
      expect(texts.map(oneLine).filter((text) => !shown.includes(text))).toEqual([]);
    });
  }
}
