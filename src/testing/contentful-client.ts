/** Doubles of contentful.js and of gatsby-source-contentful's nodes, made of a space in memory. */
import { createClient } from "contentful";
import type { Node } from "gatsby";

import type { DeliveryConnection } from "../environment";
import { inAllLocales, includesOf, select, type TestSpace } from "./contentful-space";

/** The connection of a build, which reads published entries. */
export const published: DeliveryConnection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "jeton",
  api: "delivery",
};

/** The connection of a preview, which reads drafts too. */
export const drafts: DeliveryConnection = { ...published, api: "preview" };

interface Query {
  "sys.contentType.sys.id[in]"?: readonly string[];
  limit?: number;
}

/** A client of contentful.js without link resolution. Values are French. */
function clientOf(space: TestSpace) {
  return {
    getContentTypes: () => listOf(space.types),
    getLocales: () => listOf(space.locales),
    getEntries: (query: Query) => {
      const found = select(space.entries, { types: query["sys.contentType.sys.id[in]"], limit: query.limit });
      return Promise.resolve({ ...found, includes: includesOf(found.items, space) });
    },
  };
}

type Client = ReturnType<typeof clientOf>;

/**
 * Makes contentful.js answer from this space. The test must mock "contentful".
 * @param others methods that replace the double's.
 */
export function answerFrom(space: TestSpace, others: Partial<Record<keyof Client, unknown>> = {}): void {
  const withoutLinkResolution = { ...clientOf(space), ...others };
  jest
    .mocked(createClient)
    .mockReturnValue({ withoutLinkResolution } as unknown as ReturnType<typeof createClient>);
}

/** A list as contentful.js answers it. */
export const listOf = (items: readonly object[]) => Promise.resolve({ total: items.length, items });

/** An error of contentful.js or contentful-management. */
export function clientError(status: number, id = "Error", details: object = {}, message = "") {
  const answer = { status, statusText: id, message, details, request: { headers: {} } };
  return Object.assign(new Error(JSON.stringify(answer, null, 2)), { name: id });
}

/** The used part of `gatsby-source-contentful/normalize`, which has no types. */
interface Normalize {
  buildEntryList: (data: object) => object[][];
  buildResolvableSet: (data: object) => Set<string>;
  createNodesForContentType: (options: object) => Promise<unknown>;
  createAssetNodes: (options: object) => Promise<unknown>;
}

const FRENCH = { code: "fr", default: true };

/** Nodes that the plugin's own code makes. A preview begins with the nodes of its previous reading. */
export async function pluginNodes(space: TestSpace, previous: ReadonlyMap<string, Node> = new Map()) {
  const plugin = jest.requireActual<Normalize>("gatsby-source-contentful/normalize");
  const nodes = new Map(previous);
  const entries = [...space.entries.values()].map(inAllLocales);
  const assets = [...space.assets.values()].map(inAllLocales);
  const contentTypeItems = space.types;
  const entryList = plugin.buildEntryList({ contentTypeItems, currentSyncData: { entries } });
  const existingNodes = new Map([...previous].filter(([, node]) => node.contentful_id));
  const common = {
    restrictedNodeFields: [],
    createNode: (node: Node) => nodes.set(node.id, node),
    createNodeId: (id: string) => id,
    getNode: (id: string) => nodes.get(id),
    resolvable: plugin.buildResolvableSet({ existingNodes, entryList, assets }),
    foreignReferenceMap: {},
    defaultLocale: FRENCH.code,
    locales: [FRENCH],
    space: { sys: { id: "espace" } },
    useNameForId: false,
    pluginConfig: new Map([["typePrefix", "Contentful"]]),
  };
  for (const [index, contentTypeItem] of contentTypeItems.entries())
    await plugin.createNodesForContentType({ ...common, contentTypeItem, entries: entryList[index] });
  for (const assetItem of assets) await plugin.createAssetNodes({ ...common, assetItem });
  return nodes;
}

/** The part of Gatsby's arguments that reads nodes. */
export const gatsbyWith = (nodes: ReadonlyMap<string, Node>) => ({
  getNode: (id: string) => nodes.get(id),
  getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
});
