import { duskColors, inBrand, paint } from "./pdf-styles";
import { colors } from "./tokens";

jest.mock("./tokens", () => ({
  colors: {
    ...jest.requireActual<{ colors: object }>("./tokens").colors,
    ink: "#1f2937",
    brand: "#5fd38a",
    accent: "#d32f2f",
  },
}));

it("replaces exact role colours by the theme's, also in a drawing", () => {
  expect(paint('<path fill="#40E0D0"/><path fill="#db2777"/>')).toBe(
    '<path fill="#5fd38a"/><path fill="#d32f2f"/>',
  );
});

it("rotates tints by the hue difference of the nearest role, and keeps greys", () => {
  // The brand's colour of this test is a green, and the source of the sky is a turquoise.
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(duskColors.sky.slice(at, at + 2), 16),
  );
  expect(green).toBeGreaterThan(Math.max(red, blue));
  expect(inBrand("#2b3748")).toBe("#2b3748");
  expect(inBrand("#808080")).toBe("#808080");
  expect(duskColors.title).toBe(colors.surface);
});
