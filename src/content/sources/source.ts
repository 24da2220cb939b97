import type { CreatePagesArgs, Node, NodePluginArgs, PluginRef } from "gatsby";

import type { KnownFields } from "../model-gaps";
import type { Picture } from "../pictures";
import type { FollowingState } from "../preview-state";
import type { ContentProblem } from "../problem";
import type { SourceSchema } from "../schema";
import type { FieldAddress } from "../text-sources";
import type { EntryInput } from "../validate";

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

/** The current content of a source, before the content check. */
export interface ContentReading {
  entries: EntryInput[];
  /** Types whose entries could not be read, by type id, with the reason, such as invalid JSON. */
  unread: ReadonlyMap<string, ContentProblem>;
  /** The fields that the source knows. If it is not given, the source knows all of the model. */
  known?: KnownFields;
}

/** A source that is followed: the pages of `develop` change with it. */
export interface Following {
  /** To be asked again and again while somebody looks at the pages. The source is left in peace otherwise. */
  state: () => Readonly<FollowingState>;
}

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
  schema: SourceSchema;
  readStored: ReadStoredValue;
  read: (lookup: NodeLookup) => ContentReading;
  /**
   * Reads which fields the source knows, if it has a model of its own.
   * @throws with a message in French that says what to check.
   */
  readKnownFields?: () => Promise<KnownFields>;
  /**
   * Follows the source, if its own plugins do not.
   * @param refresh lets Gatsby read the source again.
   */
  follow?: (refresh: () => Promise<void>) => Following;
  /** Addresses of fields in the editor's tool, if it has any. */
  fieldAddress?: FieldAddress;
  /** Creates file nodes for the pictures that the site shows, if the source's plugins do not. */
  linkPictures?: (pictures: readonly Picture[], args: CreatePagesArgs) => Promise<void>;
}
