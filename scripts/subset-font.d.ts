/** What `make-fonts.ts` uses of subset-font, whose published types are behind the package. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff2";
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    dropTables?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
