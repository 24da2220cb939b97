/** The address of a font, which webpack gives in a build. */
export default "/font.woff2";
