import { paragraph } from "../testing/content";
import { type ContentsEntry, numberEntries } from "./table-of-contents";

const chapters = Array.from({ length: 5 }, (_, index) => ({
  number: index + 1,
  title: "Essai",
  isWritten: true,
  updated: null,
  blocks: [paragraph("Un texte.")],
  chart: null,
  sources: [],
}));

it.each<[(number | null)[], number[]]>([
  [
    [3, 5, 6, null, null],
    [3, 5, 6, 7, 8],
  ],
  [
    [null, null, null, null, null],
    [3, 4, 5, 6, 7],
  ],
  [
    [3, null, null, 4, null],
    [3, 4, 4, 4, 5],
  ],
  [
    [null, null, 3, 8, null],
    [3, 3, 3, 8, 9],
  ],
])("numbers the chapters that begin on %j as %j, and links those with pages", (firstPages, numbers) => {
  const entries = numberEntries(chapters, firstPages, 3);
  expect(entries.map(({ page }) => page)).toEqual(numbers);
  expect(entries.map(({ linked }: ContentsEntry) => linked)).toEqual(firstPages.map((page) => page !== null));
});
