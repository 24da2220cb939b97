/** Webpack replaces the import of a font file by its URL. */
declare module "*.ttf" {
  const url: string;
  export default url;
}
