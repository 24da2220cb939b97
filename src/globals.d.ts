/** Fonts that webpack copies into the site. The import gives their URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.ttf" {
  const url: string;
  export default url;
}

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { GatsbySSR } from "gatsby";

  export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]>;
}

/** The part of subset-font that `make-fonts.ts` uses. The published types are older than the package. */
declare module "subset-font" {
  export default function subsetFont(font: Buffer, characters: string, options: object): Promise<Buffer>;
}
