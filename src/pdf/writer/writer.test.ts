/** The white paper's PDF as pdf.js reads it: metadata, links and text. `tags.test.ts` has the structure. */
import fc from "fast-check";

import { equivalents, PDF_GLYPHS, toPrintable } from "../../content/formats/pdf-characters";
import type { Block } from "../../content/model/content-type";
import { DEFAULT_SITE } from "../../theme/brand";
import { makePublishedPdf, readFonts } from "../node/measure";
import { readPdf, textOf, withoutSpaces } from "../testing/read-pdf";
import { contentWith, paragraph, readFrozenContent } from "../testing/white-paper-content";
import { MM_PER_POINT } from "../text/text-block";
import type { WhitePaperContent } from "../white-paper/content";
import { createWhitePaper } from "../white-paper/white-paper";

jest.setTimeout(120_000);

const fonts = readFonts();
const frozen = readFrozenContent();
const write = (content: WhitePaperContent) => createWhitePaper(content, fonts).arrayBuffer();
const read = async (content: WhitePaperContent) => readPdf(await write(content));

it("the file has at most 90 KB", () => {
  const { type, size } = createWhitePaper(frozen, fonts);
  expect(type).toBe("application/pdf");
  expect(size).toBeLessThanOrEqual(90_000);
});

it("the same content gives the same bytes", async () => {
  const bytes = Buffer.from(await write(frozen));
  expect(bytes.equals(Buffer.from(await write(readFrozenContent())))).toBe(true);
});

it("makePublishedPdf counts the pages and the bytes of its file", async () => {
  const { file, facts } = makePublishedPdf(frozen);
  const { pages } = await readPdf(await file.arrayBuffer());
  expect(facts).toEqual({ pages: pages.length, bytes: file.size });
});

it.each([
  { updatedOn: "1969-12-31", date: "D:19700101" },
  { updatedOn: "2026-12-31", date: "D:20261231120000+01'00'" },
  { updatedOn: "2101-01-01", date: "D:20371231" },
])("the file's date is $date if its newest chapter is of $updatedOn", async ({ updatedOn, date }) => {
  const { info } = await read(contentWith({ updatedOn, text: [paragraph("Un texte.")] }));
  expect(info.CreationDate).toEqual(expect.stringContaining(date));
});

it.each([
  {
    address: "https://exemple.fr/%C3%A9nergie?a=1%20%2525",
    url: "https://exemple.fr/%C3%A9nergie?a=1%20%2525",
  },
  { address: "https://exemple.fr/énergie", url: "https://exemple.fr/%C3%A9nergie" },
  { address: "https://exemple.fr/(gaz)", url: "https://exemple.fr/(gaz)" },
])("the source $address links to its address, encoded once", async ({ address, url }) => {
  const sources = [`Une loi | Un journal | ${address} | 2026-11-20`];
  const { pages } = await read(contentWith({ sources, text: [paragraph("Un texte.")] }));
  const description = "Une loi, Un journal, consulté le 20 novembre 2026";
  expect(pages[2]?.links).toMatchObject([{ url, description }]);
});

it("the contact's links are over their texts", async () => {
  const page = (await read(frozen)).pages.at(-1);
  const { email, phone } = frozen.siteSettings;
  const digitsAfterZero = phone.replace(/\D/g, "").slice(1);
  expect(page?.links.map(({ url }) => url)).toEqual([
    `mailto:${email}`,
    `tel:+33${digitsAfterZero}`,
    DEFAULT_SITE,
  ]);
  const emailText = page?.texts.find(({ text }) => text === email);
  const [left, bottom, right, top] = page?.links[0]?.rect ?? [0, 0, 0, 0];
  expect(left).toBeCloseTo(emailText?.x ?? NaN, 0);
  expect(emailText?.y).toBeGreaterThan(bottom);
  expect(emailText?.y).toBeLessThan(top);
  expect((right - left) * MM_PER_POINT).toBeGreaterThan(60);
});

it("any Unicode text is printed in its printable form", async () => {
  const blocksOf = (text: string): Block[] => [
    { kind: "heading", level: 2, spans: [{ text, bold: false }] },
    { kind: "paragraph", spans: [false, true].map((bold) => ({ text, bold })) },
  ];
  const pageOf = async (texts: readonly string[]) => {
    const { pages } = await read(contentWith({ text: texts.flatMap(blocksOf) }));
    // Without the cover, the contents and the contact.
    return pages.slice(2, -1).map(textOf).join("");
  };
  const empty = await pageOf([""]);
  /** The footer, which begins with the site's address. */
  const footer = /www.*$/;
  const known = fc.constantFrom(...PDF_GLYPHS, ...equivalents.keys());
  const unit = fc.constantFrom("grapheme" as const, "binary" as const, known);
  const anyText = unit.chain((kind) => fc.string({ unit: kind, maxLength: 40 }));
  await fc.assert(
    // Several texts share a document: making and reading one takes most of the time.
    fc.asyncProperty(fc.array(anyText, { minLength: 12, maxLength: 15 }), async (texts) => {
      // A heading, and a paragraph of a plain and a bold part.
      const printed = texts.map((text) => toPrintable(text).repeat(3)).join("");
      expect(await pageOf(texts)).toBe(empty.replace(footer, (end) => withoutSpaces(printed) + end));
    }),
    { numRuns: 3 },
  );
});
