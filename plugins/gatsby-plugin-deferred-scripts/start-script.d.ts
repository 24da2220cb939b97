/** The bundled text of `start/index.ts`; empty in development. Defined by gatsby-node.ts. */
declare const __START_SCRIPT__: string;

/** The return value of the option `notice`; outside `start/`, only its `id`. Defined by gatsby-node.ts. */
declare const __NOTICE__: { id: string; message: string; reload: string };
