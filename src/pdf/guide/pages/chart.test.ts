import { colors } from "../../../theme/tokens";
import { panelColumn } from "../../pages/panel";
import { element } from "../../structure";
import { readFonts } from "../../text/font-files";
import { createTypesetter } from "../../text/typesetter";
import { createFaces } from "../../writer/fonts";
import { chartBoxes } from "./chart";

const typesetter = createTypesetter(createFaces(readFonts()));

/** The lit width of each bar, in millimetres. */
function litWidths(percents: readonly number[], scale: number): number[] {
  const bars = percents.map((percent) => ({ label: "Barre", percent }));
  const boxes = chartBoxes({ title: null, bars, scale }, element("Sect", null), typesetter);
  return boxes.map(({ marks }) =>
    marks
      .filter((mark) => mark.kind === "rect" && mark.color !== colors.line)
      .reduce((sum, mark) => sum + (mark.kind === "rect" ? mark.width : 0), 0),
  );
}

it.each([100, 300, 305, 555, 999])("draws bars in proportion where the longest is %d %%", (scale) => {
  const [whole = 0, half = 0] = litWidths([scale, scale / 2], scale);
  expect(whole).toBeGreaterThan(panelColumn.width / 4);
  expect(half / whole).toBeCloseTo(0.5, 1);
});
