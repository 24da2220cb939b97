declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.ttf" {
  const url: string;
  export default url;
}

/** The URL of pdf.js's worker, which scripts/build/webpack.ts makes a file of the site. */
declare module "*?file" {
  const url: string;
  export default url;
}

/** For a function that gatsby-ssr.tsx calls: the package has no types. */
declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { GatsbySSR } from "gatsby";

  export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]>;
}

/** Only what `make-fonts.ts` uses: the published types are older than the package. */
declare module "subset-font" {
  export default function subsetFont(font: Buffer, characters: string, options: object): Promise<Buffer>;
}
