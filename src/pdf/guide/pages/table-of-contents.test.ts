import { printGrid } from "../../../theme/print";
import { element } from "../../structure";
import { createTypesetter } from "../../text/typesetter";
import { readFonts } from "../testing/shipped-content";
import { contentsBoxes, numberEntries } from "./table-of-contents";

const typesetter = createTypesetter(readFonts());
const section = element("Sect", null);
const chapters = ["Un", "Deux", "Trois", "Quatre", "Cinq"].map((title, index) => ({
  number: index + 1,
  title,
  blocks: [],
  chart: null,
  origin: null,
}));
const pagesOf = (firstPages: readonly (number | null)[]) =>
  numberEntries(chapters, firstPages, 3).map(({ page }) => page);

it("gives written chapters their first page, and each other chapter the number after the previous one", () => {
  expect(pagesOf([3, 5, 6, null, null])).toEqual([3, 5, 6, 7, 8]);
  expect(pagesOf([null, null, null, null, null])).toEqual([3, 4, 5, 6, 7]);
});

it("gives no chapter a number above that of the next written chapter", () => {
  expect(pagesOf([3, null, null, 4, null])).toEqual([3, 4, 4, 4, 5]);
  expect(pagesOf([null, null, 3, 8, null])).toEqual([3, 3, 3, 8, 9]);
});

it("links written chapters only", () => {
  const entries = numberEntries(chapters, [3, null, 4, null, null], 3);
  const boxes = contentsBoxes(entries, section, typesetter);
  const targets = boxes.map(({ marks }) => marks.find((mark) => mark.kind === "link")?.target);
  expect(targets).toEqual([{ page: 3 }, undefined, { page: 4 }, undefined, undefined]);
});

it("draws a dot leader between title and page number, even for the longest title", () => {
  const title = "Un titre de quatre-vingts signes qui prend deux lignes dans la table des matières";
  const [box] = contentsBoxes(
    [{ chapter: { number: 1, title, blocks: [], chart: null, origin: null }, page: 3, linked: true }],
    section,
    typesetter,
  );
  const leader = box?.marks.find((mark) => mark.kind === "line");
  expect(leader?.dash?.[0]).toBe(0);
  expect((leader?.to[0] ?? 0) - (leader?.from[0] ?? 0)).toBeGreaterThan(5);
  expect(leader?.to[0]).toBeLessThan(printGrid.right);
});
