import { readFrozenContent } from "../testing/content";
import { readPdf } from "../testing/read-pdf";
import { createWhitePaper } from "../white-paper/white-paper";
import { measurePdf } from "./measure";
import { readFonts } from "./read-fonts";

it("returns the number of pages and bytes of the visitor's file", async () => {
  const content = readFrozenContent();
  const file = createWhitePaper(content, readFonts());
  const { pages } = readPdf(await file.arrayBuffer());
  expect(measurePdf(content)).toEqual({ pages: pages.length, bytes: file.size });
});
