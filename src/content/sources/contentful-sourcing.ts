import type { Node, SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

import { type ContentEntry, shownEntries } from "../content-entry";
import { isRecord, isText } from "../values";
import { type Connection, networkCode, readAll } from "./contentful-api";

const PLUGIN = { name: "gatsby-source-contentful" };

/** What the plugin adds to the node of an entry. */
type EntryNode = Node & { contentful_id: string; updatedAt: string; sys?: { type: string } };

const isEntry = (node: Node): node is EntryNode => {
  const { internal, sys } = node as EntryNode;
  return internal.owner === PLUGIN.name && sys?.type === "Entry";
};

/**
 * Compares the entries that the plugin has read with those that Contentful has. The plugin takes an answer that was cut off for
 * an empty one, and goes on with what it has (8.17). The Preview API never says that a draft is gone: its node is removed here.
 * @throws in French, if an entry of a published site is missing or old.
 */
export async function completeNodes(
  connection: Connection,
  { actions, getNodes }: SourceNodesArgs,
): Promise<void> {
  interface Item {
    sys: { id: string; updatedAt: string };
  }
  const items = await readAll<Item>(connection, "entries", "select=sys.id,sys.updatedAt");
  const expected = new Map(items.map(({ sys }) => [sys.id, sys.updatedAt]));
  const nodes = getNodes().filter(isEntry);
  for (const node of nodes) if (!expected.has(node.contentful_id)) actions.deleteNode(node, PLUGIN);
  const current = nodes.filter((node) => node.updatedAt === expected.get(node.contentful_id));
  // The next build asks for everything again, not for what has changed since this one.
  const { spaceId, environment, api } = connection;
  actions.setPluginStatus({ [`contentful-sync-token-${spaceId}-${environment}`]: undefined }, PLUGIN);
  if (api === "delivery" && current.length < expected.size)
    throw new Error(
      `Contentful a ${expected.size} entrées, et ${current.length} sont arrivées à jour : sa réponse était incomplète, ou quelqu’un publie en ce moment.\n  à faire : relancez la construction.`,
    );
}

/**
 * Downloads the pictures that the site shows, and no others, and links them to their assets as `fields.localFile`. What cannot be
 * downloaded is noted as `fields.fault`, for the content check.
 */
export async function downloadPictures(
  entries: readonly ContentEntry[],
  args: SourceNodesArgs,
): Promise<void> {
  const { actions, createNodeId, getCache, getNode } = args;
  const ids = shownEntries(entries).flatMap(({ id, pictures }) =>
    Object.keys(pictures).map((field) => getNode(id)?.[`${field}___NODE`]),
  );
  for (const id of new Set(ids.filter(isText))) {
    const asset = getNode(id);
    if (!asset || !isText(asset.url)) continue;
    const { localFile } = isRecord(asset.fields) ? asset.fields : {};
    const known = isText(localFile) ? getNode(localFile) : undefined;
    // Otherwise Gatsby removes the node of a file that was downloaded before.
    if (known) actions.touchNode(known);
    else
      try {
        const { createNode } = actions;
        const file = await createRemoteFileNode({ url: asset.url, getCache, createNode, createNodeId });
        actions.createNodeField({ node: asset, name: "localFile", value: file.id });
      } catch (error) {
        const fault = `qui ne peut pas être téléchargée (${networkCode(error)})`;
        actions.createNodeField({ node: asset, name: "fault", value: fault });
      }
  }
}
