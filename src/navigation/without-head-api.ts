/** Replaces Gatsby's Head API in browsers (gatsby-node.ts): react-helmet writes the head. */
export const headHandlerForBrowser = () => undefined;
