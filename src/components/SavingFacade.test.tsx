import { render } from "@testing-library/react";

import { colors } from "../theme/tokens";
import { SavingFacade } from "./SavingFacade";

/** The number of windows in a colour, from the lengths of the dashed lines that draw them. */
function windowsIn(container: Element, color: string): number {
  const path = container.querySelector(`path[stroke="${color}"]`)?.getAttribute("d") ?? "";
  return [...path.matchAll(/v-?(\d+)/g)].reduce((sum, [, length]) => sum + Number(length) / 13, 0);
}

it.each([
  ["17 %", 17],
  ["-23\u00a0%", 23],
  ["15,4 %", 15],
  ["15,5 %", 16],
  ["0 %", 0],
  ["100 %", 100],
  ["250 %", 100],
  ["illisible", 0],
])("darkens one of a hundred windows for every percent of « %s »", (saving, expected) => {
  const { container } = render(<SavingFacade saving={saving} />);
  expect(windowsIn(container, colors.inkSoft)).toBe(expected);
  expect(windowsIn(container, colors.brand)).toBe(100 - expected);
});
