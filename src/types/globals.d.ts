/** Set by `gatsby-node.ts`: whether this build shows drafts. */
declare const __CONTENT_PREVIEW__: boolean;
