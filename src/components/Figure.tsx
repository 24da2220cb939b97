import type { ComponentProps } from "react";

interface FigureProps extends Omit<ComponentProps<"figure">, "role" | "aria-label"> {
  /** The text of the figure's caption, which names it too (RGAA 1.9). Undefined without a caption. */
  caption: string | undefined;
}

/** A figure that screen readers name by its caption. */
export const Figure = ({ caption, ...figure }: FigureProps) => (
  <figure role="figure" aria-label={caption} {...figure} />
);
