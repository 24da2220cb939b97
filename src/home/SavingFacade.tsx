import { colors } from "../theme/tokens";

/** 100 windows: each is 1 %. */
const COLUMNS = 10;
const ROWS = 10;
const WINDOW = { width: 7, height: 9, step: { x: 12, y: 13 } };

const PANE = `h${WINDOW.width}v${WINDOW.height}h-${WINDOW.width}z`;

/**
 * The SVG path of the windows from `first` to before `end`, counted column by column from the bottom left. In a column, each window
 * starts from the one below, so that all have the same text: the four façades of a page are 0.3 KB of its HTML, not 0.6.
 */
function windows(first: number, end: number): string {
  return Array.from({ length: end - first }, (_, index) => {
    const rank = first + index;
    if (index > 0 && rank % ROWS > 0) return `m0-${WINDOW.step.y}${PANE}`;
    const x = Math.floor(rank / ROWS) * WINDOW.step.x + 7;
    const y = (ROWS - 1 - (rank % ROWS)) * WINDOW.step.y + 10;
    return `M${x} ${y}${PANE}`;
  }).join("");
}

/**
 * A façade of 100 windows. Each is 1 % of the former price, and the dark windows are the saving. Decorative: the percentage is
 * written beside it.
 * @param saving as in the content: « 17 % ». It is rounded to a whole number.
 */
export function SavingFacade({ saving }: { saving: string }) {
  const all = COLUMNS * ROWS;
  const lit = all - Math.min(all, Math.round(Math.abs(Number.parseFloat(saving.replace(",", ".")) || 0)));
  return (
    <svg viewBox="0 0 128 144" width="128" height="144" aria-hidden="true">
      <path d="M2 5 8 0h112l6 5v139H2z" fill={colors.ink} />
      <path d={windows(0, lit)} fill={colors.turquoise} />
      <path d={windows(lit, all)} fill={colors.inkSoft} />
    </svg>
  );
}
