import type { NodePluginArgs, SourceNodesArgs } from "gatsby";

import type { ContentEntry } from "./content-entry";
import { contentTypes, typeWithId } from "./index";

/** The entries of the site's nodes: each node is an entry. */
export const entriesOfNodes = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) =>
  contentTypes.flatMap(({ nodeType }) => getNodesByType(nodeType) as unknown as ContentEntry[]);

/** Creates or updates the nodes of all entries, and deletes the nodes of deleted entries. */
export function updateNodes(entries: readonly ContentEntry[], args: SourceNodesArgs): void {
  const { actions, createContentDigest, getNode } = args;
  for (const entry of entries) {
    const type = typeWithId(entry.typeId)?.nodeType ?? "";
    void actions.createNode({ ...entry, internal: { type, contentDigest: createContentDigest(entry) } });
  }
  const ids = new Set(entries.map(({ id }) => id));
  for (const { id } of entriesOfNodes(args)) {
    const node = ids.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
}
