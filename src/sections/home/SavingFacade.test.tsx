import { render } from "@testing-library/react";

import { colors } from "../../theme/tokens";
import { SavingFacade } from "./SavingFacade";

/** The number of windows of each kind, from the lengths of the dashed lines that draw them. */
function windowsOf(saving: string) {
  const { container } = render(<SavingFacade saving={saving} />);
  const dashes =
    container.querySelector("svg")?.getAttribute("stroke-dasharray")?.split(" ").map(Number) ?? [];
  const step = dashes.reduce((sum, length) => sum + length, 0);
  const count = (color: string) => {
    const path = container.querySelector(`path[stroke="${color}"]`)?.getAttribute("d") ?? "";
    let y = 0;
    let length = 0;
    for (const [, move, start, end] of path.matchAll(/(M|m)\S+ (\d+)V(\d+)/g)) {
      length += (move === "m" ? y + Number(start) : Number(start)) - Number(end);
      y = Number(end);
    }
    return length / step;
  };
  return { lit: count(colors.turquoise), dark: count(colors.inkSoft) };
}

describe("SavingFacade", () => {
  it.each([
    ["17 %", 17],
    ["-23\u00a0%", 23],
    ["15,4 %", 15],
    ["15,5 %", 16],
    ["0 %", 0],
    ["100 %", 100],
    ["250 %", 100],
    ["illisible", 0],
  ])("darkens one window for every percent of %s", (saving, expected) => {
    const { lit, dark } = windowsOf(saving);
    expect(dark).toBe(expected);
    expect(lit + dark).toBe(100);
  });

  it("is hidden from assistive technology, because the percentage is written beside it", () => {
    const { container } = render(<SavingFacade saving="17 %" />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});
