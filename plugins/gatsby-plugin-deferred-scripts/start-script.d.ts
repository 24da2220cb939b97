/** The built text of `start/index.ts`; empty while developing. Defined by gatsby-node.ts. */
declare const __START_SCRIPT__: string;

/** What the option `notice` returns; outside of `start/` its id only. Defined by gatsby-node.ts. */
declare const __NOTICE__: { id: string; message: string; reload: string };
