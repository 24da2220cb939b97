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

/** Brings the nodes to what the files say now: those of deleted entries go. */
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

function followChanges(options: LocalContentOptions, args: SourceNodesArgs): void {
  const refresh = async () => {
    const refusal = await options.refuse();
    if (refusal) args.reporter.error(refusal);
    else updateNodes(options, args);
  };
  chokidar
    .watch(options.directory, {
      depth: 0,
      ignoreInitial: true,
      // The brackets of "site (copy)" are no pattern.
      disableGlobbing: true,
      // A file counts as saved once it has been still for that many milliseconds: some editors write it in pieces.
      awaitWriteFinish: { stabilityThreshold: 100 },
    })
    .on("all", (_event, path) => {
      if (path.endsWith(".json")) void refresh();
    });
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    directory: Joi.string().required().description("The folder of the JSON files."),
    nodeTypes: Joi.array().items(Joi.string()).required().description("All types of nodes."),
    readEntries: Joi.function().required().description("Reads the entries from the files."),
    refuse: Joi.function().required().description("Says why what was saved must not be shown, if so."),
  });

const followed = new Set<string>();

/** Makes a node of each entry; while developing, follows every save of a JSON file. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args, pluginOptions) => {
  const options = pluginOptions as unknown as LocalContentOptions;
  updateNodes(options, args);
  // Gatsby calls this again on a refresh: one watcher is enough.
  if (process.env.gatsby_executing_command !== "develop" || followed.has(options.directory)) return;
  followed.add(options.directory);
  followChanges(options, args);
};
