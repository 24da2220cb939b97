import chokidar from "chokidar";
import type { GatsbyNode, NodeInput, SourceNodesArgs } from "gatsby";

import type { LocalContentOptions, LocalEntry } from "./options";

const nodeIdOf = (entryId: string, args: SourceNodesArgs) => args.createNodeId(`local-content ${entryId}`);

function toNode({ id, nodeType, fields, links }: LocalEntry, args: SourceNodesArgs): NodeInput {
  const nodeFields = {
    ...fields,
    ...Object.fromEntries(
      Object.entries(links).map(([name, ids]) => [name, ids.map((linked) => nodeIdOf(linked, args))]),
    ),
  };
  return {
    ...nodeFields,
    id: nodeIdOf(id, args),
    internal: { type: nodeType, contentDigest: args.createContentDigest(nodeFields) },
  };
}

/** Creates or updates the nodes of all entries, and deletes the nodes of deleted entries. */
function updateNodes({ nodeTypes, readEntries }: LocalContentOptions, args: SourceNodesArgs): void {
  const entries = readEntries();
  for (const nodeType of nodeTypes) {
    const nodes = entries.filter((entry) => entry.nodeType === nodeType).map((entry) => toNode(entry, args));
    nodes.forEach((node) => void args.actions.createNode(node));

    const ids = new Set(nodes.map(({ id }) => id));
    const stale = args.getNodesByType(nodeType).filter(({ id }) => !ids.has(id));
    stale.forEach((node) => args.actions.deleteNode(node));
  }
}

function watchFiles(options: LocalContentOptions, args: SourceNodesArgs): void {
  const refresh = async () => {
    const report = await options.check();
    if (report) args.reporter.error(report);
    else updateNodes(options, args);
  };
  chokidar
    .watch(options.directory, {
      depth: 0,
      ignoreInitial: true,
      // In a path such as "site (copy)", brackets are not a glob pattern.
      disableGlobbing: true,
      // In milliseconds. Some editors write a file in several steps.
      awaitWriteFinish: { stabilityThreshold: 100 },
    })
    .on("all", (_event, path) => {
      if (path.endsWith(".json")) void refresh();
    });
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    directory: Joi.string().required().description("The folder of the JSON files."),
    nodeTypes: Joi.array().items(Joi.string()).required().description("All node types of the entries."),
    readEntries: Joi.function().required().description("Reads the entries from the files."),
    check: Joi.function()
      .required()
      .description("Checks saved content, and returns an error report if it is invalid."),
  });

const watchedDirectories = new Set<string>();

/** Creates a node for each entry. In `gatsby develop`, also watches the JSON files. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args, pluginOptions) => {
  const options = pluginOptions as unknown as LocalContentOptions;
  updateNodes(options, args);
  // Gatsby calls this function again on a refresh, but one watcher is enough.
  if (process.env.gatsby_executing_command !== "develop" || watchedDirectories.has(options.directory)) return;
  watchedDirectories.add(options.directory);
  watchFiles(options, args);
};
