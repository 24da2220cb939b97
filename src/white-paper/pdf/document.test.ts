import { createDocument } from "./document";
import { readShippedContent } from "./testing/shipped-content";

const content = readShippedContent();
const document = createDocument(content);

it("numbers the chapters in the order of the content", () => {
  expect(document.chapters.map(({ number, title }) => ({ number, title }))).toEqual(
    content.chapters.map(({ title }, index) => ({ number: index + 1, title })),
  );
});

it("gives a chapter without text no blocks, and the others theirs", () => {
  expect(document.chapters.map(({ blocks }) => blocks)).toEqual(
    content.chapters.map(({ text }) => text ?? []),
  );
});

it("reads the bars of a chart", () => {
  const [chapter] = createDocument({
    ...content,
    chapters: [
      {
        title: "Essai",
        text: null,
        chartTitle: null,
        chartBars: ["Avant : 100 %", "Après travaux, gain de 15\u00a0% : 85\u00a0%", "sans nombre"],
      },
    ],
  }).chapters;
  expect(chapter?.chart).toEqual({
    title: null,
    bars: [
      { label: "Avant", percent: 100 },
      { label: "Après travaux, gain de 15\u00a0%", percent: 85 },
    ],
  });
});

it("links the e-mail, and the phone in its international form", () => {
  const { settings } = content;
  const digits = settings.phone.replace(/\D/g, "").slice(1);
  expect(document.contact.lines.map(({ value, url }) => ({ value, url }))).toEqual([
    { value: settings.email, url: `mailto:${settings.email}` },
    { value: settings.phone, url: `tel:+33${digits}` },
  ]);
});

it("describes itself from the content", () => {
  const { page, settings } = content;
  expect(document.metadata).toEqual({
    title: `${page.title} – ${page.subtitle}`,
    author: settings.brandName,
    subject: page.pdfSubject,
    keywords: page.pdfKeywords,
    language: "fr",
  });
});
