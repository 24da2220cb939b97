import { join } from "node:path";

import chokidar from "chokidar";
import type { SourceNodesArgs } from "gatsby";

import { contentReport } from "../check";
import { updateNodes } from "../nodes";
import type { ContentSource } from "./content-source";
import { DRAWINGS, readLocalContent } from "./local-content";

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
export const localSource = (directory: string): ContentSource => ({
  name: "contenu local",
  // Creates File nodes of the pictures, so that gatsby-transformer-sharp processes them like Contentful's.
  plugin: {
    resolve: "gatsby-source-filesystem",
    options: { name: "images", path: join(directory, "images"), ignore: [`**/${DRAWINGS}/**`] },
  },
  read: () => readLocalContent(directory),
  watch: (args) => watchFiles(directory, args),
});
