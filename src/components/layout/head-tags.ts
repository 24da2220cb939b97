/** Writes the head. In browsers head-tags-later.tsx stands in its place (scripts/build/webpack.ts). */
export { Helmet as HeadTags } from "react-helmet";
