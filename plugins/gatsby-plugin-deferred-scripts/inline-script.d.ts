/** The bundled text of `inline/index.ts`; empty in development. Defined by gatsby-node.ts. */
declare const __INLINE_SCRIPT__: string;

/** The return value of the option `notice`; outside `inline/`, only its `id`. Defined by gatsby-node.ts. */
declare const __NOTICE__: { id: string; message: string; reload: string };
