import { parse } from "node:path";

import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";

import type { DeliveryConnection } from "../../../environment";
import type { ContentEntry, ContentSource } from "../../content-entry";
import { contentTypes, typeWithId } from "../../model/registry";
import { checkSpace, type Locale } from "./check-space";
import { withSavedPictures } from "./entries";
import { PREFIX, readNodes } from "./nodes";
import { readNewest } from "./readings";

/** The plugin's nodes need no fields: queries read our own, and a link without a node would make Gatsby fail. */
const PLUGIN_TYPES = [`${PREFIX}Asset`, ...contentTypes.map(({ nodeType }) => PREFIX + nodeType)]
  .map((name) => `type ${name} implements Node @dontInfer { id: ID! }`)
  .join("\n");

/** Reads the entries, and saves the pictures that the site shows. @throws with a French message that says what to do. */
export async function readContent(
  connection: DeliveryConnection,
  args: SourceNodesArgs,
): Promise<ContentEntry[]> {
  const { actions, createNodeId, getCache } = args;
  return withSavedPictures(await readNodes(connection, args), async ({ saveAs }, buffer) => {
    const { name, ext } = parse(saveAs);
    const { createNode } = actions;
    const node = await createFileNodeFromBuffer({ buffer, name, ext, getCache, createNode, createNodeId });
    return node.absolutePath;
  });
}

/** The build downloads the pictures, so that the site serves them itself. */
export function contentfulSource(connection: DeliveryConnection): ContentSource {
  const { spaceId, environment, host, token, api } = connection;
  return {
    name: api === "preview" ? "Contentful, brouillons compris" : "Contentful",
    plugins: [
      {
        resolve: "gatsby-source-contentful",
        options: {
          spaceId,
          accessToken: token,
          environment,
          host,
          // The plugin's log of retries would be in English.
          contentfulClientConfig: { logHandler: () => undefined },
          // The plugin refuses some names of other projects' types.
          contentTypeFilter: ({ sys }: { sys: { id: string } }) => typeWithId(sys.id) !== undefined,
          localeFilter: (locale: Locale) => locale.default,
          // Node types have the names of the types' ids, as in the model, not their French names.
          useNameForId: false,
        },
      },
    ],
    pluginTypes: PLUGIN_TYPES,
    prepare: () => checkSpace(connection),
    read: (args) => readContent(connection, args),
    ...(api === "preview" && { drafts: { readNewest: () => readNewest(connection) } }),
  };
}
