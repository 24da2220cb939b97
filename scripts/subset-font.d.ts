/** The part of subset-font that `make-fonts.ts` uses. The published types are older than the package. */
declare module "subset-font" {
  export default function subsetFont(font: Buffer, characters: string, options: object): Promise<Buffer>;
}
