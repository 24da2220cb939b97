/** A font that webpack copies into the site; the import is its address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
