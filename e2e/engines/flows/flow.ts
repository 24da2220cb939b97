import type { Visitor } from "../visitor";

/** What a visitor does and sees, in any browser. */
export interface Flow {
  name: string;
  run(visitor: Visitor): Promise<void>;
  /** Errors that the flow expects on the console. The product specification asks for one on the 404 page. */
  expectedErrors?: RegExp;
}

/** Gatsby's errors when a page is left while its code is loading, which the browser aborts, and that of the file in WebKit. */
export const abortedLoad = /ChunkLoadError|page resources for \S+ not found|Not loaded: \S+\.js$/;
