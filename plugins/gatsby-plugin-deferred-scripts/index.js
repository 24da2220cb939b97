// Gatsby finds its APIs in gatsby-node.ts, gatsby-ssr.tsx and gatsby-browser.tsx beside this file.
