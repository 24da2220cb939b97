import type { Node, SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

import { isRecord, isText } from "../values";

type PictureArgs = Pick<
  SourceNodesArgs,
  "actions" | "createNodeId" | "getCache" | "getNode" | "getNodesByType" | "reporter"
>;

/** Where the file of an asset is; a draft may have none yet. */
const urlOf = ({ file }: Node) => (isRecord(file) && isText(file.url) ? `https:${file.url}` : undefined);

/** The file that an earlier build has fetched for an asset. */
function fetchedFile({ fields }: Node, getNode: PictureArgs["getNode"]): Node | undefined {
  return isRecord(fields) && isText(fields.localFile) ? getNode(fields.localFile) : undefined;
}

async function fetchPicture(asset: Node, url: string, args: PictureArgs): Promise<void> {
  const { actions, createNodeId, getCache } = args;
  const { createNode, createNodeField } = actions;
  const { id } = await createRemoteFileNode({ url, createNode, createNodeId, getCache });
  createNodeField({ node: asset, name: "localFile", value: id });
}

/**
 * Fetches the file of each asset and links it as `fields.localFile`, so that the site serves its pictures itself.
 *
 * The plugin's own `downloadLocal` does that right only once (8.17). In the next build with a kept cache Gatsby takes the files
 * for stale, since nothing touches them from when the plugin declared itself stateful, and pages lose their pictures; and it
 * keeps a file by the asset's id, so that an editor's new file in the same asset never shows. Here each build touches what is
 * there, and fetches what is not: a file's url is new for each upload.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-source-contentful/src/download-contentful-assets.js
 * @param linkTo the address of an asset in Contentful's web app.
 */
export async function fetchPictures(args: PictureArgs, linkTo: (asset: Node) => string): Promise<void> {
  const { actions, getNode, getNodesByType, reporter } = args;
  for (const asset of getNodesByType("ContentfulAsset")) {
    const url = urlOf(asset);
    const fetched = fetchedFile(asset, getNode);
    if (fetched?.url === url && fetched) actions.touchNode(fetched);
    else if (url) {
      await fetchPicture(asset, url, args).catch((error: unknown) => {
        const cause = error instanceof Error ? error.message : String(error);
        reporter.panicOnBuild(
          `L’image « ${String(asset.filename)} » ne peut pas être téléchargée (${cause}).\n  ouvrir : ${linkTo(asset)}\n` +
            "Le site n’est pas publié ; la version précédente reste en place.",
        );
      });
    }
  }
}
