/** Set by `gatsby-node.ts`: whether this build shows drafts. */
declare const __CONTENT_PREVIEW__: boolean;

/** Set by `gatsby-node.ts`: whether drafts are shown by `develop`, which follows them. */
declare const __LIVE_PREVIEW__: boolean;

/** Set by `gatsby-node.ts`: whether the scripts of the pages start at once, for `npm run bench`. */
declare const __SCRIPTS_AT_ONCE__: boolean;
