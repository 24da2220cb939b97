import type { ComponentProps } from "react";

interface FigureProps extends Omit<ComponentProps<"figure">, "role" | "aria-label"> {
  /** The text of its caption, as its name (RGAA 1.9); undefined without one. */
  caption: string | undefined;
}

export const Figure = ({ caption, ...figure }: FigureProps) => (
  <figure role="figure" aria-label={caption} {...figure} />
);
