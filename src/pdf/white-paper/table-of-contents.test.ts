import { createChapter, paragraph } from "../testing/content";
import { describeEdition, numberEntries } from "./table-of-contents";

it.each([
  ["2 1 1 0 0", "3 5 6 7 8"],
  ["0 0 0 0 0", "3 4 5 6 7"],
  ["1 0 0 1 0", "3 4 4 4 5"],
  ["0 0 5 1 0", "3 3 3 8 9"],
])("numbers chapters of %s pages as %s, and links those with pages", (counts, numbers) => {
  const lengths = counts.split(" ").map(Number);
  const chapters = lengths.map((length) => ({ number: 1, title: "Essai", pages: Array.from({ length }) }));
  const entries = numberEntries(chapters, 3);
  expect(entries.map(({ page }) => page).join(" ")).toBe(numbers);
  expect(entries.map(({ linked }) => linked)).toEqual(lengths.map((length) => length > 0));
});

it("says which chapters are written, unless all are, or none", () => {
  const [written, listed] = [createChapter({ text: [paragraph("Un texte.")] }), createChapter({})];
  const note = (...chapters: (typeof listed)[]) => describeEdition("Chapitres {chapitres}", chapters);
  expect(note(written, listed, written)).toBe("Chapitres 1 et\u00a03");
  expect(note(written, written)).toBeNull();
  expect(note(listed)).toBeNull();
});
