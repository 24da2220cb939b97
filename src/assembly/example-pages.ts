/** Pictures of an example dossier's pages: what a build makes, and the page shows. */
import type { IGatsbyImageData } from "gatsby-plugin-image";

import { from } from "../theme/media";
import { space } from "../theme/tokens";

export interface ExampleDossierPages {
  label: string;
  pages: readonly { alt: string; image: IGatsbyImageData }[];
}

/** Two fit beside each other in a card on a phone, and 170 px high. */
export const PAGE_WIDTH = { phone: space(15), desktop: space(28) };

/** Unit: pixels. */
const WIDEST = 224;

/** Twice the widest picture, for high-density screens. Unit: pixels. */
export const DRAWN_WIDTH = 2 * WIDEST;

/** Arguments of the field `gatsbyImageData`, in lower case. */
export const PAGE_PICTURE = {
  width: WIDEST,
  formats: ["webp", "avif"],
  placeholder: "none",
  breakpoints: [120, WIDEST, 360, DRAWN_WIDTH],
  sizes: `${from.desktop.replace("@media ", "")} ${PAGE_WIDTH.desktop}, ${PAGE_WIDTH.phone}`,
  // Less blurs the pale cells of the comparison.
  avifOptions: { quality: 68 },
  webpOptions: { quality: 85 },
};
