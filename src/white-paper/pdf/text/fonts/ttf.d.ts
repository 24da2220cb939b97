/** Webpack gives the address of a font file. */
declare module "*.ttf" {
  const url: string;
  export default url;
}
