/** The built text of `start/index.ts`; empty while developing. Defined by gatsby-node.ts. */
declare const __START_SCRIPT__: string;
