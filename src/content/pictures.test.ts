import sharp from "sharp";

import { contentTypes } from "./index";
import { inspectPicture, inspectPictures, type PictureFile } from "./pictures";

const noisePicture = (width = 64, height = 48) => {
  // With noise, half of the file contains only half of the picture.
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#fff", noise } });
};

const inspect = (bytes: Buffer, minWidth = 64) => inspectPicture("facade.png", bytes, { minWidth });

describe("a picture", () => {
  it.each([
    ["PNG", () => noisePicture().png().toBuffer(), ".png"],
    ["JPEG", () => noisePicture().jpeg().toBuffer(), ".jpg"],
    ["WebP", () => noisePicture().webp().toBuffer(), ".webp"],
    ["AVIF", () => noisePicture().avif({ effort: 0 }).toBuffer(), ".avif"],
  ])("may be a %s, whatever its file extension", async (_type, bytes, extension) => {
    await expect(inspect(await bytes())).resolves.toBe(extension);
  });

  it.each([
    [
      "SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>'),
      "de type SVG",
    ],
    ["GIF", () => noisePicture().gif().toBuffer(), "de type GIF"],
    ["TIFF", () => noisePicture().tiff().toBuffer(), "de type TIFF"],
    ["PDF", () => Buffer.from("%PDF-1.7\n1 0 obj"), "de type PDF"],
    ["HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "de type HEIC"],
    ["text", () => Buffer.from("Une façade"), "qui n’est pas une image, ou dont le fichier est abîmé"],
    ["empty", () => Buffer.alloc(0), "qui n’est pas une image, ou dont le fichier est abîmé"],
  ])("may not be %s", async (_type, bytes, found) => {
    await expect(inspect(await bytes())).rejects.toThrow(`l’image « facade.png », ${found}`);
  });

  it.each([
    ["PNG", () => noisePicture().png().toBuffer()],
    ["JPEG", () => noisePicture().jpeg().toBuffer()],
    ["WebP", () => noisePicture().webp().toBuffer()],
    ["AVIF", () => noisePicture().avif({ effort: 0 }).toBuffer()],
  ])("may not be a truncated %s", async (_type, bytes) => {
    const whole = await bytes();
    await expect(inspect(whole.subarray(0, whole.length / 2))).rejects.toThrow("abîmé");
  });

  it("may not be narrower than the minimum width", async () => {
    const bytes = await noisePicture(63).png().toBuffer();
    await expect(inspect(bytes)).rejects.toThrow("l’image « facade.png », de 63 pixels de large");
    await expect(inspect(bytes, 63)).resolves.toBe(".png");
  });

  it("has its width measured after rotation by the EXIF orientation", async () => {
    const rotatedToPortrait = await noisePicture(48, 64).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await expect(inspect(rotatedToPortrait)).resolves.toBe(".jpg");
    const rotatedToLandscape = await noisePicture(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await expect(inspect(rotatedToLandscape)).rejects.toThrow("de 48 pixels de large");
  });
});

describe("the pictures of a site", () => {
  const file = (read: PictureFile["read"]): PictureFile => ({ id: "a", name: "a.png", read });
  const page = (read: PictureFile["read"]) => ({
    typeId: "homePage",
    id: "home",
    place: "",
    values: {},
    pictures: { heroImage: file(read) },
  });

  it("are read and inspected", async () => {
    const bytes = await noisePicture(1600).png().toBuffer();
    const [picture] = await inspectPictures(contentTypes, [page(() => Promise.resolve(bytes))]);
    expect(picture).toMatchObject({ field: "heroImage", outcome: { bytes, extension: ".png" } });
  });

  it("do not include a field without a picture", async () => {
    await expect(inspectPictures(contentTypes, [page(() => Promise.resolve(undefined))])).resolves.toEqual(
      [],
    );
  });

  it("are not read for entries that no page shows", async () => {
    const read = jest.fn();
    const unlisted = { ...page(read), typeId: "faqItem", pictures: { question: file(read) } };
    const home = { typeId: "homePage", id: "home", place: "", values: {}, lists: {} };
    await inspectPictures(contentTypes, [home, unlisted]);
    expect(read).not.toHaveBeenCalled();
  });

  it("rethrow an unexpected error", async () => {
    await expect(
      inspectPictures(contentTypes, [page(() => Promise.reject(new TypeError("unexpected")))]),
    ).rejects.toThrow("unexpected");
  });
});
