import { duskColors, printGrid, type PrintType, printType } from "../../../theme/print";
import type { WhitePaperDocument } from "../../document";
import { drawFacade, FACADE } from "../artwork/facade";
import { type Mark, place, type Shape } from "../marks";
import { breakLines } from "../text/line-breaking";
import { baselineOf, leadingOf, MM_PER_POINT, type RunStyle, type Typesetter } from "../text/typesetter";
import { lineMarks } from "./text-boxes";

const ARTWORK_TOP = 119;
const MEASURE = printGrid.width - 2 * printGrid.outer;
const SUBTITLE_MEASURE = 138;
const MAX_TITLE_LINES = 2;
/** Large capitals carry white space on their left: by this share of their size they move into the margin. */
const TITLE_OUTDENT = 0.042;

const white: RunStyle = { font: "display", color: duskColors.title };
const pale: RunStyle = { font: "display", color: duskColors.subtitle };
const paleText: RunStyle = { font: "text", color: duskColors.subtitle };

/** Beyond the trim: a viewer that rounds the page's size must not show paper at its edges. */
const BLEED = 1;

/** Dusk, a rising moon, and the neighbours' walls. */
function sky(): Shape[] {
  const { width, height } = printGrid;
  const block = (x: number, y: number, blockWidth: number, color: string): Shape => ({
    kind: "rect",
    x,
    y,
    width: blockWidth,
    height: height + BLEED - y,
    color,
  });
  return [
    block(-BLEED, -BLEED, width + 2 * BLEED, duskColors.sky),
    { kind: "circle", x: 168, y: 138, radius: 33, color: duskColors.moon },
    block(-BLEED, 196, 40, duskColors.skyLow),
    block(4, 186, 9, duskColors.skyLow),
    block(172, 214, 40, duskColors.skyLow),
    block(192, 204, 7, duskColors.skyLow),
  ];
}

/** Lines of a text from `y` down, in millimetres, and where they end. */
function stack(
  text: string,
  { y, type, style, measure = MEASURE, scale = 1, outdent = 0 }: Stack,
  typesetter: Typesetter,
): { marks: Mark[]; bottom: number } {
  const lines = breakLines([{ text, style }], measure / scale, printType[type].size, typesetter);
  const marks = lines.flatMap((line, index) =>
    lineMarks(line, { x: 0, y: baselineOf(type) + index * leadingOf(type), type }).map((mark) => ({
      ...place(mark, printGrid.outer - outdent * printType[type].size * MM_PER_POINT * scale, y, scale),
      size: mark.size * scale,
      width: mark.width * scale,
    })),
  );
  return { marks, bottom: y + lines.length * leadingOf(type) * scale };
}

interface Stack {
  y: number;
  type: PrintType;
  style: RunStyle;
  measure?: number;
  /** A factor on the type's size. */
  scale?: number;
  /** A share of the type's size. */
  outdent?: number;
}

/** The largest scale at which a title of any length keeps its words whole, on two lines at most. */
function titleScale(title: string, typesetter: Typesetter): number {
  const { size } = printType.coverTitle;
  const fits = (scale: number) => {
    const lines = breakLines([{ text: title, style: white }], MEASURE / scale, size, typesetter);
    const words = typesetter.printable(title, white.font).split(" ");
    const widest = Math.max(...words.map((word) => typesetter.width(word, white.font, size)));
    return lines.length <= MAX_TITLE_LINES && widest <= MEASURE / scale;
  };
  return [1, 0.85, 0.7, 0.55, 0.4].find(fits) ?? 0.3;
}

/** The cover: words on the sky, and under them the façade, which runs off the page. */
export function drawCover({ cover }: WhitePaperDocument, typesetter: Typesetter): Mark[] {
  const brand = stack(cover.brand, { y: 19, type: "coverBrand", style: white }, typesetter);
  const tagline = stack(
    cover.tagline,
    { y: brand.bottom, type: "coverTagline", style: paleText, measure: SUBTITLE_MEASURE },
    typesetter,
  );
  const scale = titleScale(cover.title, typesetter);
  const title = stack(
    cover.title,
    { y: Math.max(40, tagline.bottom + 6), type: "coverTitle", style: white, scale, outdent: TITLE_OUTDENT },
    typesetter,
  );
  const subtitle = stack(
    cover.subtitle,
    { y: title.bottom + 6.5, type: "coverSubtitle", style: pale, measure: SUBTITLE_MEASURE },
    typesetter,
  );
  const artwork = drawFacade().map((shape) =>
    place(shape, (printGrid.width - FACADE.width) / 2, Math.max(ARTWORK_TOP, subtitle.bottom + 6)),
  );
  const rule: Shape = {
    kind: "rect",
    x: printGrid.outer,
    y: title.bottom + 2,
    width: 22,
    height: 5 * MM_PER_POINT,
    color: duskColors.pink,
  };
  return [...sky(), ...artwork, rule, ...brand.marks, ...tagline.marks, ...title.marks, ...subtitle.marks];
}
