declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.ttf" {
  const url: string;
  export default url;
}

/** The URL of a script that gatsby-node.ts makes a file of the site, with what it imports. */
declare module "*?file" {
  const url: string;
  export default url;
}

/** It registers the worker's part of pdf.js, which then runs in the thread that imports it. */
declare module "pdfjs-dist/legacy/build/pdf.worker.min.mjs";

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { GatsbySSR } from "gatsby";

  export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]>;
}

/** Only what `make-fonts.ts` uses: the published types are older than the package. */
declare module "subset-font" {
  export default function subsetFont(font: Buffer, characters: string, options: object): Promise<Buffer>;
}
