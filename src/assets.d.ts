/** A font that webpack copies into the site. The import gives its URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
