import chokidar from "chokidar";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";

/** An entry of the files. It becomes a node, whose id is the entry's. */
export interface Entry {
  /** Unique among all nodes, and stable between builds. */
  id: string;
  nodeType: string;
}

/** The plugin's options. */
export interface LocalContentOptions<LocalEntry extends Entry = Entry> {
  /** The folder of the JSON files. */
  directory: string;
  /** All node types of the entries. Nodes of these types without an entry are deleted. */
  nodeTypes: readonly string[];
  /** Reads the entries. Throws an error whose message says which file cannot be read. */
  read: () => readonly LocalEntry[];
  /** Checks content that was saved during `gatsby develop`. Returns an error report, or undefined if the content is valid. */
  check: (entries: readonly LocalEntry[]) => Promise<string | undefined>;
}

/** Creates or updates the nodes of all entries, and deletes the nodes of deleted entries. */
function updateNodes(
  entries: readonly Entry[],
  { nodeTypes }: LocalContentOptions,
  { actions, createContentDigest, getNodesByType }: SourceNodesArgs,
): void {
  for (const { nodeType, ...fields } of entries) {
    const internal = { type: nodeType, contentDigest: createContentDigest(fields) };
    void actions.createNode({ ...fields, internal });
  }
  const ids = new Set(entries.map(({ id }) => id));
  const stale = nodeTypes.flatMap((type) => getNodesByType(type)).filter(({ id }) => !ids.has(id));
  for (const node of stale) actions.deleteNode(node);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function watchFiles(options: LocalContentOptions, args: SourceNodesArgs): void {
  async function refresh(): Promise<void> {
    const entries = options.read();
    const report = await options.check(entries);
    if (report) throw new Error(report);
    updateNodes(entries, options, args);
  }
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
      if (path.endsWith(".json")) refresh().catch((error: unknown) => args.reporter.error(messageOf(error)));
    });
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    directory: Joi.string().required().description("The folder of the JSON files."),
    nodeTypes: Joi.array().items(Joi.string()).required().description("All node types of the entries."),
    read: Joi.function().required().description("Reads the entries from the files."),
    check: Joi.function()
      .required()
      .description("Checks saved content, and returns an error report if it is invalid."),
  });

const watchedDirectories = new Set<string>();

/** Creates a node for each entry. In `gatsby develop`, also watches the JSON files. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args, pluginOptions) => {
  const options = pluginOptions as unknown as LocalContentOptions;
  try {
    updateNodes(options.read(), options, args);
  } catch (error) {
    args.reporter.panicOnBuild(messageOf(error));
  }
  // Gatsby calls this function again on a refresh, but one watcher is enough.
  if (process.env.gatsby_executing_command !== "develop" || watchedDirectories.has(options.directory)) return;
  watchedDirectories.add(options.directory);
  watchFiles(options, args);
};
