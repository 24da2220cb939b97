// For `npm run preview:build`, which renders the pages in Node too.
export { wrapPageElement } from "./gatsby-browser";
