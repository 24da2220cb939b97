import { fillIn } from "./download-note";

it("puts pages and size into the text, as often as it asks for them", () => {
  expect(fillIn("PDF accessible, {pages} pages, {taille}", { pages: 6, bytes: 53_086 })).toBe(
    "PDF accessible, 6 pages, 53\u00a0Ko",
  );
  expect(fillIn("{taille} : {taille}", { pages: 6, bytes: 99_500 })).toBe("100\u00a0Ko : 100\u00a0Ko");
  expect(fillIn("Un PDF", { pages: 6, bytes: 1 })).toBe("Un PDF");
});
