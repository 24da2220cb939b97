import { render } from "@testing-library/react";

import { colors } from "../theme/tokens";
import { SavingFacade } from "./SavingFacade";

function windowsOf(saving: string) {
  const { container } = render(<SavingFacade saving={saving} />);
  const count = (color: string) =>
    container
      .querySelector(`path[fill="${color}"]:last-child, path[fill="${color}"]:nth-child(2)`)
      ?.getAttribute("d")
      ?.split("M").length ?? 1;
  return { lit: count(colors.turquoise) - 1, dark: count(colors.inkSoft) - 1 };
}

describe("SavingFacade", () => {
  it.each([
    ["17 %", 8.5],
    ["-23\u00a0%", 11.5],
    ["15,4 %", 7.7],
    ["0 %", 0],
    ["100 %", 50],
    ["illisible", 0],
  ])("darkens one window for every 2 %% of %s", (saving, exact) => {
    const { lit, dark } = windowsOf(saving);
    expect(Math.abs(dark - exact)).toBeLessThanOrEqual(0.5);
    expect(lit + dark).toBe(50);
  });

  it("is hidden from assistive technology, because the percentage is written beside it", () => {
    const { container } = render(<SavingFacade saving="17 %" />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});
