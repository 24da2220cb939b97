/** Set by `gatsby-node.ts`: whether this build shows drafts. */
declare const __CONTENT_PREVIEW__: boolean;

/** Set by `gatsby-node.ts`: whether drafts are shown by `develop`, which follows them. */
declare const __LIVE_PREVIEW__: boolean;
