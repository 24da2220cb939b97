import type { Node, NodePluginArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

import { isRecord, isText } from "../values";

type PictureArgs = Pick<
  NodePluginArgs,
  "actions" | "createNodeId" | "getCache" | "getNode" | "getNodesByType" | "reporter"
>;

/** The address of an asset in Contentful's web app. */
type LinkTo = (asset: Node) => string;

/** The type of the nodes that gatsby-source-contentful makes of assets. */
export const ASSET_TYPE = "ContentfulAsset";

/** Where the file of an asset is; a draft may have none yet. */
const urlOf = ({ file }: Node) => (isRecord(file) && isText(file.url) ? `https:${file.url}` : undefined);

/** The file that has been fetched for an asset. */
export function fetchedFile({ fields }: Node, getNode: PictureArgs["getNode"]): Node | undefined {
  return isRecord(fields) && isText(fields.localFile) ? getNode(fields.localFile) : undefined;
}

/** What the download's report of several lines comes to. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /Reason: (.+)/.exec(message)?.[1] ?? message;
}

/**
 * Fetches the file of an asset and links it as `fields.localFile`, so that the site serves its pictures itself.
 *
 * The plugin's own `downloadLocal` does that right only once (8.17). In the next build with a kept cache Gatsby takes the files
 * for stale, since nothing touches them from when the plugin declared itself stateful, and pages lose their pictures; and it
 * keeps a file by the asset's id, so that an editor's new file in the same asset never shows. Here a file that is there is
 * touched, and another is fetched by its url, which is new for each upload.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-source-contentful/src/download-contentful-assets.js
 */
export async function fetchPicture(asset: Node, args: PictureArgs, linkTo: LinkTo): Promise<void> {
  const { actions, createNodeId, getCache, getNode, reporter } = args;
  const { createNode, createNodeField } = actions;
  const url = urlOf(asset);
  if (!url) return;
  const fetched = fetchedFile(asset, getNode);
  if (fetched?.url === url) {
    actions.touchNode(fetched);
    return;
  }
  try {
    const { id } = await createRemoteFileNode({ url, createNode, createNodeId, getCache });
    createNodeField({ node: asset, name: "localFile", value: id });
  } catch (error) {
    reporter.panicOnBuild(
      `L’image « ${String(asset.filename)} » ne peut pas être téléchargée (${reasonOf(error)}).\n  ouvrir : ${linkTo(asset)}\n` +
        "Le site n’est pas publié ; la version précédente reste en place.",
    );
  }
}

/**
 * The same for every asset that an earlier build has left in the cache, complete or not: those that this build has made get
 * theirs when they are made, and may not be listed yet.
 */
export async function fetchKeptPictures(args: PictureArgs, linkTo: LinkTo): Promise<void> {
  for (const { id } of args.getNodesByType(ASSET_TYPE)) {
    // A list may lag behind the changes of this build; a single node does not.
    const asset = args.getNode(id);
    if (asset) await fetchPicture(asset, args, linkTo);
  }
}
