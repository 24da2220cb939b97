import { colors } from "../theme/tokens";

/**
 * The path of `count` windows in columns of ten, as vertical lines whose dashes are the windows.
 * @param rise 13 for columns that fill from the top down, -13 from the bottom up.
 */
const windows = (count: number, firstColumn: number, nextColumn: number, start: number, rise: 13 | -13) =>
  Array.from(
    { length: Math.ceil(count / 10) },
    (_, index) => `M${firstColumn + nextColumn * index} ${start}v${rise * Math.min(10, count - 10 * index)}`,
  ).join("");

/**
 * A façade of 100 windows. Each is 1 % of the former price, and the dark windows, at the top right, are the saving. Decorative: the
 * percentage is written beside it.
 * @param saving as in the content: « 17 % ». It is rounded to a whole number.
 */
export function SavingFacade({ saving }: { saving: string }) {
  const percent = Math.round(Math.abs(Number.parseFloat(saving.replace(",", ".")) || 0));
  const dark = Math.min(100, percent);
  return (
    <svg
      viewBox="0 0 128 144"
      width="128"
      height="144"
      aria-hidden="true"
      strokeWidth="7"
      strokeDasharray="9 4"
    >
      <path d="M2 5 8 0h112l6 5v139H2z" fill={colors.ink} />
      <path d={windows(100 - dark, 10.5, 12, 136, -13)} stroke={colors.brand} />
      <path d={windows(dark, 118.5, -12, 10, 13)} stroke={colors.inkSoft} />
    </svg>
  );
}
