/** The part of subset-font that `make-fonts.ts` uses. The published types are older than the package. */
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
