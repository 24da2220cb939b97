import chokidar from "chokidar";
import type { GatsbyNode, NodeInput, SourceNodesArgs } from "gatsby";

import { contentReport } from "../../src/content-model/check";
import type { ContentType } from "../../src/content-model/content-type";
import { contentTypes } from "../../src/content-model/index";
import { LOCAL_PREFIX, readLocalContent } from "../../src/content-model/sources/local";
import type { EntryInput } from "../../src/content-model/validate";
import { isRecord } from "../../src/content-model/values";

const nodeTypeOf = ({ interfaceName }: ContentType) => `${LOCAL_PREFIX}${interfaceName}`;

const nodeIdOf = (entryId: string, args: SourceNodesArgs) => args.createNodeId(`local-content ${entryId}`);

function toNode(type: ContentType, { id, values, lists = {} }: EntryInput, args: SourceNodesArgs): NodeInput {
  // Only what the model knows enters: `parent` or `fields`, say, would make Gatsby fail before the check can explain it.
  const known = Object.entries(isRecord(values) ? values : {}).filter(([name]) =>
    Object.hasOwn(type.fields, name),
  );
  const fields = {
    ...Object.fromEntries(known),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, ids]) => [name, ids.map((listed) => nodeIdOf(listed, args))]),
    ),
  };
  return {
    ...fields,
    id: nodeIdOf(id, args),
    internal: { type: nodeTypeOf(type), contentDigest: args.createContentDigest(fields) },
  };
}

/** Brings the nodes to what the files say now: those of deleted entries go. */
function updateNodes(directory: string, args: SourceNodesArgs): void {
  const { entries } = readLocalContent(directory);
  contentTypes.forEach((type: ContentType) => {
    const nodes = entries
      .filter(({ typeId }) => typeId === type.id)
      .map((entry) => toNode(type, entry, args));
    nodes.forEach((node) => void args.actions.createNode(node));

    const ids = new Set(nodes.map(({ id }) => id));
    const stale = args.getNodesByType(nodeTypeOf(type)).filter(({ id }) => !ids.has(id));
    stale.forEach((node) => args.actions.deleteNode(node));
  });
}

function followChanges(directory: string, args: SourceNodesArgs): void {
  const refresh = async () => {
    const report = await contentReport(readLocalContent(directory));
    if (report) {
      args.reporter.error(`${report}\nLes pages gardent le dernier contenu correct.`);
      return;
    }
    updateNodes(directory, args);
  };
  chokidar
    .watch(directory, {
      depth: 0,
      ignoreInitial: true,
      // The brackets of « site (copie) » are no pattern.
      disableGlobbing: true,
      // A file counts as saved once it has been still for that many milliseconds: some editors write it in pieces.
      awaitWriteFinish: { stabilityThreshold: 100 },
    })
    .on("all", (_event, path) => {
      if (path.endsWith(".json")) void refresh();
    });
}

const followed = new Set<string>();

/** Makes a node of each entry; while developing, follows every save of a JSON file. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args, options) => {
  const directory = String(options.directory);
  updateNodes(directory, args);
  // Gatsby calls this again on a refresh: one watcher is enough.
  if (process.env.gatsby_executing_command !== "develop" || followed.has(directory)) return;
  followed.add(directory);
  followChanges(directory, args);
};
