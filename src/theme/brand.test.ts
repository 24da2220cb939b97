/** Another brand can replace this one: nothing outside the brand's own files has its name or colours. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

import ignore from "ignore";
import sharp from "sharp";

import { entryOf, SHIPPED_CONTENT } from "../testing/content";
import { DEFAULT_SITE } from "./brand";
import { pdfFonts } from "./pdf-styles";
import { colors, displayFamily, textFamily } from "./tokens";

/** Folders and files that another brand changes. The README and the licence name the project and its owner. */
const BRAND_FOLDER = /^(?:content|static|src\/theme)\//;
const BRAND_FILE = /^(?:\.env.*|README\.md|LICENSE|package(?:-lock)?\.json)$/;
const isOfBrand = (path: string) => BRAND_FOLDER.test(path) || BRAND_FILE.test(path);

/** Leaves out what `.gitignore` names, such as a build or an engineer's own variables. */
const isIncluded = ignore().add(".git").add(readFileSync(".gitignore", "utf8")).createFilter();

const { brandName, email } = entryOf("siteSettings", SHIPPED_CONTENT);
const domain = new URL(DEFAULT_SITE).hostname.replace(/^www\./, "");
const families = [displayFamily, textFamily];
const fonts = [...families, ...families.map((name) => name.replaceAll(" ", "-")), ...Object.values(pdfFonts)];
/** The `d` attributes of the logo's paths. */
const shapes = ["Logo.tsx", "drawings/favicon.svg"]
  .flatMap((file) => [...readFileSync(`src/theme/${file}`, "utf8").matchAll(/ d="([^"]+)"/g)])
  .map(([, shape = ""]) => shape);
/** Texts that only the brand's own files may have. White belongs to no brand. */
const marks = [brandName, email, domain, ...fonts, ...shapes, ...Object.values(colors)]
  .map((mark) => mark.toLowerCase())
  .filter((mark) => mark !== "#ffffff");

/** Paths with slashes. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!isIncluded(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const STATIC_PICTURES = ["static/social.png", "static/apple-touch-icon.png"];
/** Empty where an editor has replaced this picture by one with another name. */
const CONTENT_PICTURES = ["content/images/facade.png"].filter((file) => existsSync(file));

test("no file except the brand's own has its name, domain, fonts, logo or colours", () => {
  const others = filesIn(".").filter((file) => !isOfBrand(file));
  const found = others.flatMap((file) => {
    const text = readFileSync(file, "utf8").toLowerCase();
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`);
  });
  expect(found).toEqual([]);
});

describe("npm run make:images has been run since the last change", () => {
  it("the favicon is its drawing", () => {
    const drawing = readFileSync("src/theme/drawings/favicon.svg", "utf8");
    expect(readFileSync("static/favicon.svg", "utf8")).toBe(drawing);
  });

  it.each(["facade", "favicon"])("the drawing %s has the brand's colour", (name) => {
    const drawing = readFileSync(`src/theme/drawings/${name}.svg`, "utf8").toLowerCase();
    expect(drawing).toContain(colors.brand);
  });

  it.each([...STATIC_PICTURES, ...CONTENT_PICTURES])("%s has a pixel of the brand's colour", async (file) => {
    /** Red, green and blue of each pixel, in a row. */
    const channels = await sharp(file).removeAlpha().raw().toBuffer();
    const brand = Buffer.from(colors.brand.slice(1), "hex");
    const starts = Array.from({ length: channels.length / 3 }, (_, pixel) => 3 * pixel);
    expect(starts.some((start) => channels.subarray(start, start + 3).equals(brand))).toBe(true);
  });
});
