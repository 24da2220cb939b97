/**
 * Writes the head while pages are built. In browsers, webpack replaces this by head-tags-later.tsx
 * (scripts/build/webpack.ts).
 */
export { Helmet as HeadTags } from "react-helmet";
