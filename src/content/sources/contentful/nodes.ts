import type { Node, SourceNodesArgs } from "gatsby";

import type { DeliveryConnection } from "../../../environment";
import type { ContentEntry } from "../../content-entry";
import { contentTypes } from "../../model/registry";
import { isText } from "../../unknown-values";
import { toEntries } from "./entries";
import { readSpace } from "./readings";

/** Prefix of gatsby-source-contentful's node types. */
export const PREFIX = "Contentful";

type Gatsby = Pick<SourceNodesArgs, "getNode" | "getNodesByType">;

/** A long text is a child node with a field of the same name. */
function valueOf(node: Node | undefined, name: string, { getNode }: Gatsby): unknown {
  const childId = node?.[`${name}___NODE`];
  return isText(childId) ? getNode(childId)?.[name] : node?.[name];
}

/**
 * Reads texts from the plugin's nodes, but entries, links and pictures from the API: the plugin may have nodes
 * of deleted entries, and drops links to what is not published. @throws with a French message.
 */
export async function readNodes(connection: DeliveryConnection, gatsby: Gatsby): Promise<ContentEntry[]> {
  const nodes = contentTypes.flatMap(({ nodeType }) => gatsby.getNodesByType(PREFIX + nodeType));
  const nodesById = new Map(nodes.map((node) => [String(node.contentful_id), node]));
  const delivered = await readSpace(connection);
  return toEntries(connection, delivered, ({ sys }, name) => valueOf(nodesById.get(sys.id), name, gatsby));
}
