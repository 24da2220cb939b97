import { render } from "@testing-library/react";

import { colors } from "../theme/tokens";
import { SavingFacade } from "./SavingFacade";

function windowsOf(saving: string) {
  const { container } = render(<SavingFacade saving={saving} />);
  const count = (color: string) =>
    container
      .querySelector(`path[fill="${color}"]:last-child, path[fill="${color}"]:nth-child(2)`)
      ?.getAttribute("d")
      ?.split(/m/i).length ?? 1;
  return { lit: count(colors.turquoise) - 1, dark: count(colors.inkSoft) - 1 };
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
