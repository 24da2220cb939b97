import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import type { DossierContent } from "../../assembly/rules/dossier";
import { exampleDossier } from "../../assembly/rules/example";
import { frozenContent } from "../../assembly/testing/sample-dossiers";
import { pdfGrid } from "../../theme/pdf-styles";
import { layOutFile } from "../assembly/assembly-pdf";
import { picturePages } from "./draw-pages";

/** Pixels: one per millimetre of A4. */
const WIDTH = 210;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function dossierOf(content: DossierContent) {
  const example = exampleDossier(content);
  if (!example) throw new Error("The content's textsDate is not a day.");
  return example.dossier;
}

function picture(content: DossierContent) {
  const dossier = dossierOf(content);
  const titles = [dossier.title, dossier.comparison.heading];
  return picturePages(layOutFile(dossier), titles, { folder, width: WIDTH });
}

it("draws the first page and the comparison with the paper's proportions, in more than one colour", async () => {
  const { page } = frozenContent;
  const pictures = await picture(frozenContent);
  expect(pictures.map(({ alt }) => alt)).toEqual([
    `${page.fileTitle}\u00a0: ${page.calendarHeading}`,
    `${page.fileTitle}\u00a0: ${page.comparisonHeading}`,
  ]);
  for (const { path } of pictures) {
    const { width, height } = await sharp(path).metadata();
    expect([width, height]).toEqual([WIDTH, (WIDTH * pdfGrid.height) / pdfGrid.width]);
    const [red] = (await sharp(path).stats()).channels;
    // Text is dark and paper white, so that no picture is of one colour.
    expect(red?.min).toBeLessThan(100);
    expect(red?.max).toBe(255);
  }
});

const bytesOf = (picture?: { path: string }) => (picture ? readFileSync(picture.path) : Buffer.of());

it("draws nothing again for the same content", async () => {
  await picture(frozenContent);
  const timesOf = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
  const timesBefore = timesOf();
  await picture(frozenContent);
  expect(timesOf()).toEqual(timesBefore);
});

it("draws other pictures where titles change", async () => {
  const page = { ...frozenContent.page, fileTitle: "Un autre titre", comparisonHeading: "Un autre tableau" };
  const [first, comparison] = await picture(frozenContent);
  const [otherFirst, otherComparison] = await picture({ ...frozenContent, page });
  expect(bytesOf(otherFirst).equals(bytesOf(first))).toBe(false);
  expect(bytesOf(otherComparison).equals(bytesOf(comparison))).toBe(false);
});

it("draws the same picture again in an empty folder", async () => {
  const [first] = await picture(frozenContent);
  const drawn = bytesOf(first);
  expect(drawn.length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
  const [again] = await picture(frozenContent);
  expect(bytesOf(again).equals(drawn)).toBe(true);
});
