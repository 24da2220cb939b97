import { toPrintable } from "../../../content-model/pdf-characters";
import { duskColors, printGrid, printType } from "../../../theme/print";
import type { WhitePaperDocument } from "../../document";
import { drawCoverScene } from "../artwork/scenes";
import { type Mark, rect } from "../marks";
import { MM_PER_POINT, type TextBlock, type TextStyle, type Typesetter } from "../text/typesetter";

const FACADE_TOP = 119;
const MAX_TITLE_LINES = 2;
/** Large capitals have white space on their left, so the title moves left by this share of its type size. */
const TITLE_OUTDENT = 0.042;

const column = { x: printGrid.outer, width: printGrid.width - 2 * printGrid.outer };
const narrowColumn = { ...column, width: 138 };
const brandStyle: TextStyle = { type: "coverBrand", font: "display", color: duskColors.title };
const taglineStyle: TextStyle = { type: "coverTagline", font: "text", color: duskColors.subtitle };
const titleStyle: TextStyle = { type: "coverTitle", font: "display", color: duskColors.title };
const subtitleStyle: TextStyle = { type: "coverSubtitle", font: "display", color: duskColors.subtitle };

/** Sets a title at the largest listed scale that needs at most two lines and splits no word. */
function setTitle(title: string, y: number, typesetter: Typesetter): TextBlock {
  const words = toPrintable(title).split(" ");
  const fits = (scale: number) => {
    const style = { ...titleStyle, scale };
    const lines = typesetter.lines(title, { ...style, width: column.width });
    return (
      lines.length <= MAX_TITLE_LINES &&
      words.every((word) => typesetter.block(word, style).width <= column.width)
    );
  };
  const scale = [1, 0.85, 0.7, 0.55, 0.4].find(fits) ?? 0.3;
  const outdent = TITLE_OUTDENT * printType.coverTitle.size * MM_PER_POINT * scale;
  return typesetter.block(title, { ...titleStyle, ...column, scale, x: column.x - outdent, y });
}

/** The cover: texts on the sky, with the façade below them. */
export function drawCover(
  { brand, tagline, title, subtitle }: WhitePaperDocument["cover"],
  typesetter: Typesetter,
): Mark[] {
  const brandBlock = typesetter.block(brand, { ...brandStyle, ...column, y: 19 });
  const taglineBlock = typesetter.block(tagline, { ...taglineStyle, ...narrowColumn, y: brandBlock.bottom });
  const titleBlock = setTitle(title, Math.max(40, taglineBlock.bottom + 6), typesetter);
  const subtitleBlock = typesetter.block(subtitle, {
    ...subtitleStyle,
    ...narrowColumn,
    y: titleBlock.bottom + 6.5,
  });
  return [
    ...drawCoverScene(Math.max(FACADE_TOP, subtitleBlock.bottom + 6)),
    rect(column.x, titleBlock.bottom + 2, 22, 5 * MM_PER_POINT, duskColors.pink),
    ...[brandBlock, taglineBlock, titleBlock, subtitleBlock].flatMap(({ marks }) => marks),
  ];
}
