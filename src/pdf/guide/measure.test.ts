import { print } from "graphql";

import { readGraphqlTags } from "../../content/testing/graphql-tags";
import { createWhitePaper } from "./create-white-paper";
import { measurePdf, PDF_QUERY } from "./measure";
import { readFonts, readFrozenContent } from "./testing/shipped-content";

/** A selection without its line breaks. */
const flat = (text: string) => text.replace(/\s+/g, " ").trim();

it("asks for the fields that the page's fragments ask for", () => {
  const { tags } = readGraphqlTags(process.cwd());
  for (const name of ["PdfContent", "PdfSettings"]) {
    const tag = tags.find((each) => each.name === name);
    const fields = tag ? flat(print(tag.definition.selectionSet)).slice(1, -1) : "missing";
    expect(flat(PDF_QUERY)).toContain(fields);
  }
});

it("measures the file that a visitor gets", async () => {
  const { page, settings, chapters, builtOn } = readFrozenContent();
  const data = {
    site: { buildTime: builtOn },
    siteSettings: settings,
    whitePaperPage: { ...page, chapters },
  };
  const { size } = createWhitePaper(readFrozenContent(), readFonts());
  expect(await measurePdf(() => Promise.resolve({ data }))).toEqual({ pages: 7, bytes: size });
});

it("reports a query that fails", async () => {
  await expect(measurePdf(() => Promise.resolve({ errors: ["no title"] }))).rejects.toThrow("no title");
});
