import chokidar from "chokidar";
import type { GatsbyNode, NodeInput, SourceNodesArgs } from "gatsby";

import { checkContent } from "../../src/content-model/check";
import { contentTypes } from "../../src/content-model/index";
import { readLocalContent } from "../../src/content-model/sources/local";
import type { EntryInput } from "../../src/content-model/validate";

const interfaceNames = new Map(contentTypes.map(({ id, interfaceName }) => [id, interfaceName]));

function toNode({ typeId, values }: EntryInput, rank: number, args: SourceNodesArgs): NodeInput {
  return {
    ...values,
    id: args.createNodeId(`local-content ${typeId} ${rank}`),
    internal: {
      type: `Local${interfaceNames.get(typeId) ?? typeId}`,
      contentDigest: args.createContentDigest(values),
    },
  };
}

function createNodes(directory: string, args: SourceNodesArgs): Set<string> {
  const ranks = new Map<string, number>();
  const nodes = readLocalContent(directory).entries.map((entry) => {
    const rank = ranks.get(entry.typeId) ?? 0;
    ranks.set(entry.typeId, rank + 1);
    return toNode(entry, rank, args);
  });
  nodes.forEach((node) => void args.actions.createNode(node));
  return new Set(nodes.map(({ id }) => id));
}

/** Makes a node of each entry; while developing, follows every save of a JSON file. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args, options) => {
  const directory = String(options.directory);
  let ids = createNodes(directory, args);
  if (process.env.gatsby_executing_command !== "develop") return;

  // Nodes are made again outside of `sourceNodes` here: without this Gatsby would take them for stale.
  args.actions.enableStatefulSourceNodes?.();
  const refresh = () => {
    const report = checkContent(readLocalContent(directory));
    if (report) {
      // The last good copy stays on the page while a file is being repaired.
      args.reporter.error(report);
      return;
    }
    const current = createNodes(directory, args);
    for (const id of ids) {
      const node = current.has(id) ? undefined : args.getNode(id);
      if (node) args.actions.deleteNode(node);
    }
    ids = current;
  };
  chokidar
    .watch(`${directory}/*.json`, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 100 } })
    .on("all", refresh);
};
