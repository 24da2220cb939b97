// Gatsby finds its APIs in gatsby-config.ts and gatsby-node.ts beside this file.
