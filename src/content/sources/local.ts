import { join } from "node:path";

import chokidar from "chokidar";
import type { SourceNodesArgs } from "gatsby";

import { contentReport } from "../check";
import type { ContentEntry } from "../content-entry";
import { contentTypes } from "../index";
import { isRecord } from "../values";
import { DRAWINGS, readLocalContent } from "./local-content";
import type { ContentSource } from "./source";

/** The prefix of the names of this source's node types. */
const PREFIX = "Local";

const nodeTypes = new Map(contentTypes.map(({ id, interfaceName }) => [id, `${PREFIX}${interfaceName}`]));

/** Creates or updates the nodes of all entries, and deletes the nodes of deleted entries. */
function updateNodes(
  entries: readonly ContentEntry[],
  { actions, createContentDigest, getNodesByType }: SourceNodesArgs,
): void {
  for (const entry of entries) {
    const type = nodeTypes.get(entry.typeId) ?? "";
    void actions.createNode({ ...entry, internal: { type, contentDigest: createContentDigest(entry) } });
  }
  const ids = new Set(entries.map(({ id }) => id));
  const stale = [...nodeTypes.values()]
    .flatMap((type) => getNodesByType(type))
    .filter(({ id }) => !ids.has(id));
  for (const node of stale) actions.deleteNode(node);
}

/** Updates the nodes when a file is saved. Invalid content is reported, and the pages keep the last valid one. */
function watchFiles(directory: string, args: SourceNodesArgs): void {
  async function refresh(): Promise<void> {
    const entries = readLocalContent(directory);
    const report = await contentReport(entries);
    if (report) throw new Error(`${report}\nLes pages gardent le dernier contenu correct.`);
    updateNodes(entries, args);
  }
  chokidar
    .watch(directory, {
      depth: 0,
      ignoreInitial: true,
      // In a path such as "site (copy)", brackets are not a glob pattern.
      disableGlobbing: true,
      // In milliseconds. Some editors write a file in several steps.
      awaitWriteFinish: { stabilityThreshold: 100 },
    })
    .on("all", (_event, path) => {
      if (!path.endsWith(".json")) return;
      refresh().catch((error: unknown) =>
        args.reporter.error(error instanceof Error ? error.message : String(error)),
      );
    });
}

/**
 * The JSON files of this repository as a source, without an account or a network.
 * @param directory the folder with `<type>.json` and `images/`.
 */
export function localSource(directory: string): ContentSource {
  let isWatching = false;
  return {
    name: "contenu local",
    // Creates File nodes of the pictures, so that gatsby-transformer-sharp processes them like Contentful's.
    plugins: [
      {
        resolve: "gatsby-source-filesystem",
        options: { name: "images", path: join(directory, "images"), ignore: [`**/${DRAWINGS}/**`] },
      },
    ],
    sourceNodes: (args) => {
      updateNodes(readLocalContent(directory), args);
      // Gatsby calls this function again on a refresh, but one watcher is enough.
      if (process.env.gatsby_executing_command === "develop" && !isWatching) {
        isWatching = true;
        watchFiles(directory, args);
      }
    },
    schema: {
      prefix: PREFIX,
      imageType: "LocalImage",
      imageDefinition: `type LocalImage implements ContentImage {
  alt: String!
  localFile: File @link(by: "relativePath", from: "file")
}`,
      preview: false,
    },
    readStored: ({ lists, values }, fieldName) =>
      (isRecord(lists) ? lists[fieldName] : undefined) ?? (isRecord(values) ? values[fieldName] : undefined),
    // The nodes are entries.
    read: ({ getNodesByType }) =>
      [...nodeTypes.values()].flatMap((type) => getNodesByType(type) as unknown as ContentEntry[]),
  };
}
