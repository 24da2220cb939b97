import type { Visitor } from "../visitor";

/** What a visitor does and sees, in any browser. */
export interface Flow {
  name: string;
  run(visitor: Visitor): Promise<void>;
  /** Errors on the console that belong to the flow: the product document asks for one on the 404 page. */
  expectedErrors?: RegExp;
}

/** What Gatsby writes when a page is left while its code is still under way: the browser breaks that off. */
export const brokenOff = /ChunkLoadError|page resources for \S+ not found/;
