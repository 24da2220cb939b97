import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { entryOf, SHIPPED_CONTENT } from "../testing/content";
import { DEFAULT_SITE } from "./brand";
import { paint, printFonts } from "./print";
import { colors, displayFamily, textFamily } from "./tokens";

/** Files that another brand changes. The README and the licence name the project and its owner. */
const ROOM = /^(?:content|static|src\/theme)\/|^(?:\.env.*|README\.md|LICENSE|package(?:-lock)?\.json)$/;

const IGNORED =
  /^(?:\.git|\.cache|\.build|node_modules|public|site|site\.headers\.conf|coverage|test-results)$/;

const { brandName, email } = entryOf("siteSettings", SHIPPED_CONTENT);
const domain = new URL(DEFAULT_SITE).hostname.replace(/^www\./, "");
const families = [displayFamily, textFamily];
const fonts = [
  ...families,
  ...families.map((name) => name.replaceAll(" ", "-")),
  ...Object.values(printFonts),
];
const shapes = ["Logo.tsx", "drawings/favicon.svg"]
  .flatMap((file) => [...readFileSync(`src/theme/${file}`, "utf8").matchAll(/ d="([^"]+)"/g)])
  .map(([, shape = ""]) => shape);
const marks = [brandName, email, domain, ...fonts, ...shapes, ...Object.values(colors)]
  .map((mark) => mark.toLowerCase())
  .filter((mark) => mark !== "#ffffff");

test("no file except the brand's own has its name, domain, fonts, logo or colours", () => {
  const files = readdirSync(".")
    .filter((name) => !IGNORED.test(name))
    .flatMap((name) =>
      statSync(name).isFile()
        ? name
        : readdirSync(name, { recursive: true }).map((file) => join(name, String(file))),
    );
  const others = files.filter((file) => !ROOM.test(file) && statSync(file).isFile());
  const found = others.flatMap((file) => {
    const text = readFileSync(file, "utf8").toLowerCase();
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`);
  });
  expect(found).toEqual([]);
});

describe("npm run make:images has been run since the colours changed", () => {
  it("for the favicon", () => {
    const drawing = readFileSync("src/theme/drawings/favicon.svg", "utf8");
    expect(readFileSync("static/favicon.svg", "utf8")).toBe(paint(drawing));
  });

  it.each(["static/social.png", "static/apple-touch-icon.png", "content/images/facade.png"])(
    "for %s",
    async (file) => {
      // An editor may have replaced the façade by another picture.
      if (!existsSync(file)) return;
      const pixels = await sharp(file).removeAlpha().raw().toBuffer();
      const brand = Buffer.from(colors.brand.slice(1), "hex");
      const at = Array.from({ length: pixels.length / 3 }, (_, pixel) => 3 * pixel);
      expect(at.some((start) => pixels.subarray(start, start + 3).equals(brand))).toBe(true);
    },
  );
});
