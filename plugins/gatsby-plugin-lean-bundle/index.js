// Gatsby finds its APIs in gatsby-node.ts beside this file.
