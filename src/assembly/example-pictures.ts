/** Pictures of the example dossier's pages, which `npm run make:images` makes of the shipped content. */

/** In pixels: the widest place on a page, and twice as much for high-density screens. */
export const PICTURE_WIDTHS = [224, 448] as const;

/** The address of a page's picture. */
export const pictureOf = (index: number, width: number) => `/dossier/page-${index + 1}-${width}.webp`;
