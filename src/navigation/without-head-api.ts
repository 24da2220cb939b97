/** Replaces Gatsby's Head API in browsers (scripts/build/webpack.ts): react-helmet writes the head. */
export const headHandlerForBrowser = () => undefined;
