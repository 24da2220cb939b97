import type { CreatePagesArgs, Node, NodePluginArgs, PluginRef } from "gatsby";

import type { Picture } from "../pictures";
import type { ContentProblem } from "../problem";
import type { SourceSchema } from "../schema";
import type { EntryInput } from "../validate";

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
  read: (lookup: NodeLookup) => ContentReading;
  /** Gives the site the files of the pictures that it shows, where the source's plugins have not done so. */
  linkPictures?: (pictures: readonly Picture[], args: CreatePagesArgs) => Promise<void>;
}
