import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";

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
  ["qui n’est pas une image, ou dont le fichier est abîmé", "Une facade"],
])("a picture may not be a file %s", async (found, bytes) => {
  expect(await faultOf(Buffer.from(bytes, "latin1"))).toBe(`l’image « facade.png », ${found}`);
});

it("a picture may not be a GIF", async () => {
  expect(await faultOf(await noise().gif().toBuffer())).toBe("l’image « facade.png », de type GIF");
});

/** Two images, one above the other. */
function twoImages() {
  const raw = { width: 64, height: 96, pageHeight: 48, channels: 3 } as const;
  return sharp(Buffer.alloc(64 * 96 * 3).fill(255, 0, 64 * 48 * 3), { raw });
}

/** A PNG with the chunk that makes it animated (APNG specification), of two images, after its header of 33 bytes. */
async function animatedPng(): Promise<Buffer> {
  const png = await noise().png().toBuffer();
  const chunk = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** The first box of an AVIF (ISO/IEC 23008-12), with its brands. */
const avif = (brands: string) =>
  Buffer.from(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`, "latin1");

it.each([
  [
    "WebP",
    () =>
      twoImages()
        .webp({ delay: [100, 100] })
        .toBuffer(),
  ],
  [
    "GIF",
    () =>
      twoImages()
        .gif({ delay: [100, 100] })
        .toBuffer(),
  ],
  ["PNG", animatedPng],
  ["AVIF", () => Promise.resolve(avif("avis\0\0\0\0avifmsf1miaf"))],
  ["AVIF with a first image", () => Promise.resolve(avif("avif\0\0\0\0mif1avis"))],
])("a picture may not be an animated %s", async (_type, bytes) => {
  expect(await faultOf(await bytes())).toBe(
    "l’image « facade.png », animée : le site montre des images fixes",
  );
});

it("a picture may have the colours of a printer", async () => {
  expect(await faultOf(await noise().toColourspace("cmyk").jpeg().toBuffer())).toBeUndefined();
});

it("may have more pixels than the site can read, which is not called damaged", async () => {
  const bytes = await noise().png().toBuffer();
  // Width and height in a PNG's header, and its checksum.
  bytes.writeUInt32BE(17_000, 16);
  bytes.writeUInt32BE(17_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  expect(await faultOf(bytes)).toBe(
    "l’image « facade.png », de 17000 × 17000 pixels : le site lit des images de 268 millions de pixels au plus",
  );
});

it("has its width measured after rotation by the EXIF orientation", async () => {
  const rotated = (width: number, height: number) =>
    noise(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await faultOf(await rotated(48, 64))).toBeUndefined();
  expect(await faultOf(await rotated(64, 48))).toBe("l’image « facade.png », de 48 pixels de large");
});
