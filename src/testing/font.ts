/** The URL of a font. In a build, webpack provides it. */
export default "/font.woff2";
