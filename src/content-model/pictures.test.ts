import sharp from "sharp";

import { contentTypes } from "./index";
import { inspectPicture, inspectPictures, type PictureFile } from "./pictures";

const drawn = (width = 64, height = 48) => {
  // Noise, so that half of a file is half of the picture.
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#fff", noise } });
};

const look = (bytes: Buffer, minWidth = 64) => inspectPicture("facade.png", bytes, { minWidth });

describe("a picture", () => {
  it.each([
    ["PNG", () => drawn().png().toBuffer(), ".png"],
    ["JPEG", () => drawn().jpeg().toBuffer(), ".jpg"],
    ["WebP", () => drawn().webp().toBuffer(), ".webp"],
    ["AVIF", () => drawn().avif({ effort: 0 }).toBuffer(), ".avif"],
  ])("may be a %s, whatever its name says", async (_type, bytes, extension) => {
    await expect(look(await bytes())).resolves.toBe(extension);
  });

  it.each([
    [
      "SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>'),
      "de type SVG",
    ],
    ["GIF", () => drawn().gif().toBuffer(), "de type GIF"],
    ["TIFF", () => drawn().tiff().toBuffer(), "de type TIFF"],
    ["PDF", () => Buffer.from("%PDF-1.7\n1 0 obj"), "de type PDF"],
    ["HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "de type HEIC"],
    ["text", () => Buffer.from("Une façade"), "qui n’est pas une image, ou dont le fichier est abîmé"],
    ["nothing", () => Buffer.alloc(0), "qui n’est pas une image, ou dont le fichier est abîmé"],
  ])("may not be %s", async (_type, bytes, found) => {
    await expect(look(await bytes())).rejects.toThrow(`l’image « facade.png », ${found}`);
  });

  it.each([
    ["PNG", () => drawn().png().toBuffer()],
    ["JPEG", () => drawn().jpeg().toBuffer()],
    ["WebP", () => drawn().webp().toBuffer()],
    ["AVIF", () => drawn().avif({ effort: 0 }).toBuffer()],
  ])("may not be half a %s", async (_type, bytes) => {
    const whole = await bytes();
    await expect(look(whole.subarray(0, whole.length / 2))).rejects.toThrow("abîmé");
  });

  it("may not be smaller than the page shows it", async () => {
    const bytes = await drawn(63).png().toBuffer();
    await expect(look(bytes)).rejects.toThrow("l’image « facade.png », de 63 pixels de large");
    await expect(look(bytes, 63)).resolves.toBe(".png");
  });

  it("is as wide as it is shown, when the camera was held upright", async () => {
    const lying = await drawn(48, 64).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await expect(look(lying)).resolves.toBe(".jpg");
    const upright = await drawn(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await expect(look(upright)).rejects.toThrow("de 48 pixels de large");
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

  it("are all read before any is used", async () => {
    const bytes = await drawn(1600).png().toBuffer();
    const [picture] = await inspectPictures(contentTypes, [page(() => Promise.resolve(bytes))]);
    expect(picture).toMatchObject({ field: "heroImage", outcome: { bytes, extension: ".png" } });
  });

  it("are none where an entry links to none", async () => {
    await expect(inspectPictures(contentTypes, [page(() => Promise.resolve(undefined))])).resolves.toEqual(
      [],
    );
  });

  it("are not read where no page shows their entry", async () => {
    const read = jest.fn();
    const unlisted = { ...page(read), typeId: "faqItem", pictures: { question: file(read) } };
    const home = { typeId: "homePage", id: "home", place: "", values: {}, lists: {} };
    await inspectPictures(contentTypes, [home, unlisted]);
    expect(read).not.toHaveBeenCalled();
  });

  it("leave a slip of the code to be seen as one", async () => {
    await expect(
      inspectPictures(contentTypes, [page(() => Promise.reject(new TypeError("slip")))]),
    ).rejects.toThrow("slip");
  });
});
