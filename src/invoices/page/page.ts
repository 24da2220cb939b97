/** The shapes of a page whose texts have places. Unit of all places: points, from the top left corner of the page as the visitor sees it. */

/** A text as pdf.js gives it, in the order of drawing. */
export interface DrawnRun {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** Height of the font. */
  size: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Words without a column gap between them. */
export interface Cell extends Box {
  text: string;
  /** `text` as a plain line: labels and values are found in it. */
  plain: string;
  size: number;
  /** The cell was drawn as « S D C »: the spaces between its words are lost. */
  isSqueezed: boolean;
  /** The text may be a label: words without a day or an amount, and no number first. */
  isLabelLike: boolean;
  /** The heading of the cell's column: the next cell above it that may be a label. */
  heading: Cell | undefined;
  /** Index of the cell's line on the page. */
  line: number;
}

export interface Page {
  /** The first page is 1. */
  number: number;
  /** Lines from top to bottom, each with its cells from left to right. */
  lines: readonly (readonly Cell[])[];
}
