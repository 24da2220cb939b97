import type { Node, NodePluginArgs, PluginRef, SourceNodesArgs } from "gatsby";

import type { ContentEntry } from "../content-entry";
import type { SourceSchema } from "../schema";
import type { Connection } from "./contentful-api";

/** The part of Gatsby's API that a source reads nodes with. */
export type NodeLookup = Pick<NodePluginArgs, "getNode" | "getNodesByType">;

export type GetNodeById = (id: string) => Node | undefined;

/**
 * Returns the stored value of a field: a text, a number, the node of a picture, or the ids of the listed entries.
 * @param node a node of one of the model's types.
 */
export type ReadStoredValue = (
  node: Readonly<Record<string, unknown>>,
  fieldName: string,
  getNodeById: GetNodeById,
) => unknown;

/** A source of the site's content. */
export interface ContentSource {
  /** Its name in the build's log, in French. */
  name: string;
  plugins: PluginRef[];
  /**
   * Checks before Gatsby starts that the source can be read.
   * @throws with a message in French that says what to check.
   */
  prepare?: () => Promise<void>;
  /**
   * Creates nodes, or completes those that the plugins have created.
   * @throws with a message in French that says what to do.
   */
  sourceNodes: (args: SourceNodesArgs) => void | Promise<void>;
  schema: SourceSchema;
  readStored: ReadStoredValue;
  /** Reads the entries from the nodes, for the content check. */
  read: (lookup: NodeLookup) => ContentEntry[];
  /** The space whose drafts a preview follows. */
  drafts?: Connection;
}
