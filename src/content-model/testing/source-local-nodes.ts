import type { SourceNodesArgs } from "gatsby";

import { sourceNodes } from "../../../plugins/gatsby-source-local-content/gatsby-node";
import { readLocalContent } from "../sources/local";
import { localNodes } from "../sources/local-nodes";

/** Has the plugin of the local copy make its nodes, as Gatsby does. */
export function sourceLocalNodes(directory: string, args: SourceNodesArgs): void {
  const options = localNodes(directory, () => readLocalContent(directory));
  void sourceNodes?.(args, { ...options, plugins: [] }, () => undefined);
}
