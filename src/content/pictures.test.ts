import sharp from "sharp";

import { contentTypes } from "./index";
import { inspectPicture, inspectPictures, type PictureFile } from "./pictures";

/** With noise, half of the file contains only half of the picture. */
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

const inspect = (bytes: Buffer, minWidth = 64) => inspectPicture("facade.png", bytes, { minWidth });

it.each([
  ["PNG", () => noise().png(), ".png"],
  ["JPEG", () => noise().jpeg(), ".jpg"],
  ["WebP", () => noise().webp(), ".webp"],
  ["AVIF", () => noise().avif({ effort: 0 }), ".avif"],
])("a picture may be a whole %s, whatever its file extension", async (_type, picture, extension) => {
  const bytes = await picture().toBuffer();
  await expect(inspect(bytes)).resolves.toBe(extension);
  await expect(inspect(bytes.subarray(0, bytes.length / 2))).rejects.toThrow("abîmé");
});

it("has its width measured after rotation by the EXIF orientation", async () => {
  const portrait = await noise(48, 64).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await expect(inspect(portrait)).resolves.toBe(".jpg");
  const landscape = await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await expect(inspect(landscape)).rejects.toThrow("l’image « facade.png », de 48 pixels de large");
});

describe("the pictures of a site", () => {
  const page = (read: PictureFile["read"], typeId = "homePage") => ({
    typeId,
    id: typeId,
    place: "",
    values: {},
    lists: {},
    pictures: { heroImage: { id: "a", name: "a.png", read } },
  });

  it("are not there for a field without a picture, nor for entries that no page shows", async () => {
    const unread = jest.fn();
    const entries = [page(() => Promise.resolve(undefined)), page(unread, "faqItem")];
    await expect(inspectPictures(contentTypes, entries)).resolves.toEqual([]);
    expect(unread).not.toHaveBeenCalled();
  });

  it("end the build at an unexpected error", async () => {
    const broken = page(() => Promise.reject(new TypeError("unexpected")));
    await expect(inspectPictures(contentTypes, [broken])).rejects.toThrow("unexpected");
  });
});
