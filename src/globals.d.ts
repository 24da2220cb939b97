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

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { GatsbySSR } from "gatsby";

  export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]>;
}

/** Only what `make-fonts.ts` uses: the published types are older than the package. */
declare module "subset-font" {
  export default function subsetFont(font: Buffer, characters: string, options: object): Promise<Buffer>;
}

/** Only what `gatsby-node.ts` uses: the package has no types. */
declare module "gatsby-plugin-sharp" {
  import type { Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** The parts of a File node that are read. */
  interface PictureFile {
    absolutePath: string;
    name: string;
    extension: string;
    internal: { contentDigest: string };
  }

  /** Queues the pictures of all sizes and formats. @param args those of the field `gatsbyImageData`, in lower case. */
  export function generateImageData(options: {
    file: PictureFile;
    args: object;
    reporter: Reporter;
  }): Promise<IGatsbyImageData | undefined>;
}
