import type { CreateNodeArgs, Node, NodePluginArgs, PluginRef, SourceNodesArgs } from "gatsby";

import type { ContentProblem } from "../problem";
import type { SourceSchema } from "../schema";
import type { EntryInput, HasImage } from "../validate";

/** What the check of the content needs from Gatsby. */
export type NodeLookup = Pick<NodePluginArgs, "getNode" | "getNodesByType">;

export type GetNodeById = (id: string) => Node | undefined;

/**
 * Gives the value of a field as a source's node keeps it: a text, a number, the picture's node, the ids of listed entries.
 * @param node a node of one of the model's types.
 */
export type ReadStoredValue = (
  node: Readonly<Record<string, unknown>>,
  fieldName: string,
  getNodeById: GetNodeById,
) => unknown;

/** What a source holds right now, before it is checked. */
export interface ContentReading {
  entries: EntryInput[];
  /** Why the entries of a type, by its id, could not be read at all, such as a file that is no JSON. */
  unread: ReadonlyMap<string, ContentProblem>;
  hasImage: HasImage;
}

/** A place that the site's content comes from. */
export interface ContentSource {
  /** As the build's log names it. */
  name: string;
  plugins: PluginRef[];
  /**
   * Finds out, before Gatsby starts, whether the source can be read at all.
   * @throws with a message in French that says what to look at.
   */
  prepare?: () => Promise<void>;
  schema: SourceSchema;
  readStored: ReadStoredValue;
  /** What is still to be done with a node that the source's plugins have made. */
  onCreateNode?: (args: CreateNodeArgs) => Promise<void>;
  /** What is still to be done once they have made all. */
  sourceNodes?: (args: SourceNodesArgs) => Promise<void>;
  read: (lookup: NodeLookup) => ContentReading;
}
