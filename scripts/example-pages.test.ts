/** The committed pictures of the example dossier are those that the code would draw. */
import sharp from "sharp";

import facts from "../src/assembly/example-facts.json";
import { PICTURE_WIDTHS, pictureOf } from "../src/assembly/example-pictures";
import { frozenContent } from "../src/assembly/testing/sample-dossiers";
import { pdfGrid } from "../src/theme/pdf-styles";
import { digestOf, exampleFile } from "./example-pages";

test("npm run make:images has been run since the example dossier's pages changed", () => {
  expect(digestOf(exampleFile(frozenContent))).toBe(facts.digest);
});

test("the pictures have the paper's proportions, and both are described", async () => {
  expect(facts.alts).toHaveLength(2);
  for (const index of facts.alts.keys()) {
    for (const width of PICTURE_WIDTHS) {
      const picture = await sharp(`static${pictureOf(index, width)}`).metadata();
      expect(picture).toMatchObject({ width, height: Math.round((width * pdfGrid.height) / pdfGrid.width) });
    }
  }
});
