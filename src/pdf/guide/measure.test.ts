import { createWhitePaper } from "./create-white-paper";
import { measurePdf } from "./measure";
import { readFonts, readFrozenContent } from "./testing/shipped-content";

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
