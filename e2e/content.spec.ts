import { expect, type Page } from "@playwright/test";

import { contentTypes } from "../src/content";
import { readCitation } from "../src/content/citation";
import type { Block, ContentImage, Fields, Span } from "../src/content/content-type";
import { describeField, type FieldKind } from "../src/content/field";
import { pathOfEntry } from "../src/content/pages";
import { entriesOf } from "../src/testing/content";
import { test } from "./testing/any-content";
import { pagesOf } from "./testing/pages";
import type { SiteContent } from "./testing/site-content";

test.use({ javaScriptEnabled: false });

/**
 * Fields shown in the head, in the PDF, in a drawing, as an address, in a sentence, or after a visitor has typed. They have tests of
 * their own.
 */
const ELSEWHERE = /^(?:seo|pdf|live)|^(?:drawing|weeks|variants|kind|buttons|assumptionsDate|textsDate)$/;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const plain = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

const textsOfBlock = (block: Block) =>
  block.kind === "list" ? block.items.map(plain) : [plain(block.spans)];

/** The texts of a value, each as the page shows it. */
function textsOfValue(kind: FieldKind, value: unknown): string[] {
  if (value === null || kind === "entryList") return [];
  if (kind === "markdown") return (value as Block[]).flatMap(textsOfBlock);
  if (kind === "image") return [(value as ContentImage).alt];
  // A chart shows a bar's label and its percentage in different places.
  if (kind === "textList") {
    return (value as string[]).flatMap((text) => {
      const citation = readCitation(text);
      return citation ? Object.values(citation).map(String) : text.replace(/\s:\s*\d+\s*%$/, "");
    });
  }
  return [`${value as string | number}`];
}

/** Texts that stand beside others, by the start of their names, and whether there are others. */
const besides = ({ home, whitePaper }: SiteContent): Readonly<Record<string, boolean>> => {
  const dated = [...whitePaper.glossary, ...whitePaper.chapters.filter(({ text }) => text)];
  return {
    tender: home.tenders.length > 0,
    statMethod: home.stats.some(({ method }) => method),
    glossary: whitePaper.glossary.length > 0,
    updated: dated.some(({ updatedOn }) => updatedOn),
    sources: dated.some(({ sources }) => sources),
    readOn: dated.some(({ sources }) => sources),
  };
};

/** An empty list hides its heading as well. */
const isShown = (name: string, content: SiteContent) =>
  !ELSEWHERE.test(name) &&
  Object.entries(besides(content)).every(([start, isThere]) => isThere || !name.startsWith(start));

/** The page's text, alternative texts, link targets and dates, on one line. */
async function shownOn(page: Page): Promise<string> {
  const attributes = await page
    .locator("[alt], [href], [datetime], [aria-label]")
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ["alt", "href", "datetime", "aria-label"].map((name) => element.getAttribute(name)),
      ),
    );
  return oneLine([await page.locator("body").textContent(), ...attributes].join("\n"));
}

for (const type of contentTypes) {
  for (const path of new Set(pagesOf(type))) {
    test(`every text of ${type.id} is on ${path} without JavaScript`, async ({
      page,
      directory,
      content,
    }) => {
      // Only the PDF lists a chapter without text. A page of its own shows one entry.
      const entries = entriesOf<Fields>(type, directory).filter(
        (entry) =>
          (type.id !== "whitePaperChapter" || entry.text !== null) &&
          (pathOfEntry(type, entry) ?? path) === path,
      );
      const fields = Object.entries<Fields[string]>(type.fields).filter(([name]) => isShown(name, content));
      // What is filled in, such as `{pages}`, separates texts as an empty line does.
      const texts = entries
        .flatMap((entry) =>
          fields.flatMap(([name, field]) => textsOfValue(describeField(field).kind, entry[name])),
        )
        .flatMap((text) => text.split(/\n\s*\n|\{\w+\}/));
      await page.goto(path);
      const shown = await shownOn(page);
      expect(texts.map(oneLine).filter((text) => !shown.includes(text))).toEqual([]);
    });
  }
}
