import { duskColors, printGrid } from "../../theme/print";
import { drawSky } from "../artwork/scenes";
import { circle, type Mark, rect } from "../marks";
import { element, type StructureElement } from "../structure";
import { MM_PER_POINT, textBlock, type TextStyle } from "../text/text-block";
import type { Faces } from "../writer/fonts";

const PADDING = 6;
const MOON = { x: 178, y: 25, radius: 13 };

/** The moon keeps the end of the lines free. */
const column = { x: printGrid.outer, width: MOON.x - MOON.radius - 6 - printGrid.outer };
const brandStyle: TextStyle = { type: "coverBrand", font: "display", color: duskColors.title };
const titleStyle: TextStyle = { type: "coverTitle", font: "display", color: duskColors.title, scale: 0.32 };
const nameStyle: TextStyle = { type: "coverSubtitle", font: "display", color: duskColors.subtitle };

/** The head of the first page: brand, title and copropriété on the dusk sky of the white paper's cover. */
export function drawTitle(
  { brand, title, copropriete }: { brand: string; title: string; copropriete: string },
  section: StructureElement,
  faces: Faces,
): { marks: Mark[]; bottom: number } {
  const set = (text: string, style: TextStyle, y: number, role: "P" | "H1" = "P") =>
    textBlock(text, { ...style, ...column, y, tag: element(role, section) }, faces);
  const brandBlock = set(brand, brandStyle, 13);
  const titleBlock = set(title, titleStyle, brandBlock.bottom + 3, "H1");
  const rule = rect(column.x, titleBlock.bottom + 2.4, 22, 4 * MM_PER_POINT, duskColors.pink);
  const below = rule.y + rule.height;
  const name = copropriete ? set(copropriete, nameStyle, below + 3) : null;
  const bottom = Math.max(name?.bottom ?? below, MOON.y + MOON.radius) + PADDING;
  const moon = circle(MOON.x, MOON.y, MOON.radius, duskColors.moon);
  const texts = [...brandBlock.marks, ...titleBlock.marks, rule, ...(name?.marks ?? [])];
  return { marks: [drawSky(bottom), moon, ...texts], bottom };
}
