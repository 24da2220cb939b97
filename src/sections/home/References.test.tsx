import { render } from "@testing-library/react";

import { colors } from "../../theme/tokens";
import { floorsOf, PriceBar } from "./References";

it.each([
  ["17 %", "83%"],
  ["-23\u00a0%", "77%"],
  ["15,5 %", "84.5%"],
  ["0 %", "100%"],
  ["illisible", "100%"],
])("leaves the part of the former price that « %s » does not save", (saving, left) => {
  const { container } = render(<PriceBar saving={saving} />);
  expect(container.querySelector(`[fill="${colors.brand}"]`)).toHaveAttribute("width", left);
});

it.each([
  [240, 240, 16],
  [112, 240, 7],
  [38, 240, 3],
  [1, 20_000, 3],
])("draws %i lots beside %i with %i floors", (lots, most, floors) =>
  expect(floorsOf(lots, most)).toBe(floors),
);
