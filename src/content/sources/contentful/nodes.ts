import type { Node, SourceNodesArgs } from "gatsby";

import type { DeliveryConnection } from "../../../environment";
import { contentTypes } from "../../model/registry";
import { isText, plainCount } from "../../values";
import { checkSpace } from "./check-space";
import { pictureIds, type SpaceContent, toSpaceEntry } from "./entries";
import { STATUS_PAGE } from "./failures";
import { type DeliveredEntry, readAssets, readEntries } from "./readings";

/** Prefix of gatsby-source-contentful's node types. */
export const PREFIX = "Contentful";

type Gatsby = Pick<SourceNodesArgs, "getNode" | "getNodesByType">;

/** French nodes of the plugin by the ids of their entries. The plugin never deletes the node of a deleted draft. */
function nodesOf({ getNodesByType }: Gatsby, french: string): ReadonlyMap<string, Node> {
  const nodes = contentTypes.flatMap(({ nodeType }) => getNodesByType(PREFIX + nodeType));
  const frenchNodes = nodes.filter((node) => node.node_locale === french);
  return new Map(frenchNodes.map((node) => [String(node.contentful_id), node]));
}

const textOf = (value: unknown) => (isText(value) ? value : "");

/**
 * Nodes are missing or stale after a truncated answer to the plugin, or an older one; they are newer if an alias moves back during the
 * build, and then half of the site would be of each environment. In a preview, a draft may be saved between the two readings.
 * @throws with a French message.
 */
function checkNodes(
  { api }: DeliveryConnection,
  entries: readonly DeliveredEntry[],
  nodes: ReadonlyMap<string, Node>,
): void {
  const current = entries.filter(({ sys }) => {
    const updatedAt = textOf(nodes.get(sys.id)?.updatedAt);
    return api === "preview" ? updatedAt >= sys.updatedAt : updatedAt === sys.updatedAt;
  });
  if (current.length === entries.length) return;
  throw new Error(
    `Contentful n’a livré que ${current.length} des ${plainCount(entries.length, "entrée")} du site dans leur version actuelle.\n` +
      `  à faire : relancez dans quelques minutes ; si cela dure, ${STATUS_PAGE}`,
  );
}

/** A long text is a child node with a field of the same name. */
function valueOf(node: Node | undefined, name: string, { getNode }: Gatsby): unknown {
  const childId = node?.[`${name}___NODE`];
  return isText(childId) ? getNode(childId)?.[name] : node?.[name];
}

/**
 * Texts from the plugin's nodes, links and pictures from the API: nodes cannot tell which entries there are now, and the plugin drops
 * links to what is not published. @throws with a French message.
 */
export async function readNodes(connection: DeliveryConnection, gatsby: Gatsby): Promise<SpaceContent> {
  const french = await checkSpace(connection);
  const nodes = nodesOf(gatsby, french);
  const delivered = await readEntries(connection, french);
  checkNodes(connection, delivered, nodes);
  const entries = delivered.map((entry) =>
    toSpaceEntry(entry, (name) => valueOf(nodes.get(entry.sys.id), name, gatsby)),
  );
  return { entries, assets: await readAssets(connection, pictureIds(entries), french) };
}
