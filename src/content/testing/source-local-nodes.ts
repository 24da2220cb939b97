import type { SourceNodesArgs } from "gatsby";

import { sourceNodes } from "../../../plugins/gatsby-source-local-content/gatsby-node";
import { readLocalContent } from "../sources/local";
import { localNodes } from "../sources/local-nodes";

/** Creates the nodes of the local content with the plugin, as Gatsby does. */
export function sourceLocalNodes(directory: string, args: SourceNodesArgs): void {
  const options = localNodes(directory, () => readLocalContent(directory));
  void sourceNodes?.(args, { ...options, plugins: [] }, () => undefined);
}
