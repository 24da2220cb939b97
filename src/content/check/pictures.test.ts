import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { image } from "../model/declare";
import { pictureFault } from "./pictures";

const directory = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** Noise hardly compresses, so half of the file is half of the picture. */
const noise = (width = 64, height = 48) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });

const faultOf = (bytes: Buffer) => {
  const path = join(directory, "facade.png");
  writeFileSync(path, bytes);
  return pictureFault({ name: "facade.png", path }, image("Image", "Une façade.", 64));
};

it.each([
  ["PNG", () => noise().png()],
  ["JPEG", () => noise().jpeg()],
  ["WebP", () => noise().webp()],
  ["AVIF", () => noise().avif({ effort: 0 })],
])("a picture may be a whole %s, whatever its file extension", async (_type, picture) => {
  const bytes = await picture().toBuffer();
  expect(await faultOf(bytes)).toBeUndefined();
  expect(await faultOf(bytes.subarray(0, bytes.length / 2))).toContain("abîmé");
});

it.each([
  ["dont le fichier est vide", ""],
  ["de type SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["de type HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ["qui n’est pas une image, ou qui est abîmée ou trop grande", "Une facade"],
])("a picture may not be a file %s", async (found, bytes) => {
  expect(await faultOf(Buffer.from(bytes, "latin1"))).toBe(`l’image « facade.png », ${found}`);
});

it("a picture may not be a GIF", async () => {
  expect(await faultOf(await noise().gif().toBuffer())).toBe("l’image « facade.png », de type GIF");
});

it("a picture may have the colours of a printer", async () => {
  expect(await faultOf(await noise().toColourspace("cmyk").jpeg().toBuffer())).toBeUndefined();
});

it("a picture's width is measured after rotation by its EXIF orientation", async () => {
  // Orientation 6 is a quarter turn: the width becomes the height.
  const rotated = (width: number, height: number) =>
    noise(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await faultOf(await rotated(48, 64))).toBeUndefined();
  expect(await faultOf(await rotated(64, 48))).toBe("l’image « facade.png », de 48 pixels de large");
});
