// Gatsby finds its APIs in gatsby-node.ts, gatsby-ssr.tsx and gatsby-browser.ts beside this file.
