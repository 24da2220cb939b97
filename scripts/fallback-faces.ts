/**
 * Scales system fonts to the site's faces. Text then takes the same place before and after the site's fonts
 * are loaded.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import subsetFont from "subset-font";

import { glyphWidths } from "../src/pdf/node/measure";
import { systemFonts, webFaces } from "../src/theme/fonts/sources";

/** A font's widths and vertical metrics, as shares of the type size. */
interface Metrics {
  /** Width of all texts of the site in one line. */
  width: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** All texts of content, so that frequent letters weigh more. */
function contentText(): string {
  const textOf = (value: unknown): string => {
    if (typeof value === "string") return value;
    return typeof value === "object" && value ? Object.values(value).map(textOf).join("") : "";
  };
  const files = readdirSync("content").filter((name) => name.endsWith(".json"));
  return files.map((name) => textOf(JSON.parse(readFileSync(join("content", name), "utf8")))).join("");
}

/** The table directory of a font file (OpenType 1.9), in bytes. */
const DIRECTORY_START = 12;
const RECORD_LENGTH = 16;

/** From the tables `head` and `hhea`. The numbers are offsets of fields in these tables, in bytes. */
function verticalMetrics(font: Buffer): Omit<Metrics, "width"> {
  const records = Array.from(
    { length: font.readUInt16BE(4) },
    (_, index) => DIRECTORY_START + RECORD_LENGTH * index,
  );
  const table = (name: string): number => {
    const record = records.find((offset) => font.toString("latin1", offset, offset + 4) === name);
    if (record === undefined) throw new Error(`The font has no table ${name}.`);
    return font.readUInt32BE(record + 8);
  };
  const unitsPerEm = font.readUInt16BE(table("head") + 18);
  const share = (offset: number) => font.readInt16BE(table("hhea") + offset) / unitsPerEm;
  return { ascent: share(4), descent: -share(6), lineGap: share(8) };
}

/** @param weight of a variable font. */
async function measure(file: string, text: string, weight?: number): Promise<Metrics> {
  const characters = [...new Set(text)];
  const font = await subsetFont(readFileSync(file), characters.join(""), {
    targetFormat: "sfnt",
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
  const widths = glyphWidths(font, characters);
  const widthOf = new Map(characters.map((character, index) => [character, widths[index] ?? 0]));
  const width = Array.from(text).reduce((sum, character) => sum + (widthOf.get(character) ?? 0), 0);
  return { width, ...verticalMetrics(font) };
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** @param folder of the site's fonts. @returns `@font-face` descriptors: each face of the site, replaced by each system's font. */
export async function fallbackFaces(folder: string) {
  const text = contentText();
  const pairs = webFaces.flatMap((face) => systemFonts.map((system) => ({ face, system })));
  return Promise.all(
    pairs.map(async ({ face, system }) => {
      const { from, names } = system[face.standIn];
      const ofSite = await measure(`${folder}/${face.file}`, text, face.weight);
      const ofSystem = await measure(from, text);
      const scale = ofSite.width / ofSystem.width;
      return {
        role: face.role,
        system: system.name,
        names,
        fontWeight: face.weights,
        sizeAdjust: percent(scale),
        // `size-adjust` scales the vertical metrics too.
        ascentOverride: percent(ofSite.ascent / scale),
        descentOverride: percent(ofSite.descent / scale),
        lineGapOverride: percent(ofSite.lineGap / scale),
      };
    }),
  );
}
