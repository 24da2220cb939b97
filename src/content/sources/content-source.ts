import type { PluginRef, SourceNodesArgs } from "gatsby";

import type { ContentEntry } from "../content-entry";
import type { Connection } from "./contentful-api";

/** A source of the site's content. */
export interface ContentSource {
  /** Its name in the build's log, in French. */
  name: string;
  /** Gatsby plugins that it needs. */
  plugins: readonly PluginRef[];
  /** The GraphQL declarations of those plugins' nodes. */
  pluginTypes?: string;
  /** Checks before Gatsby starts that the source can be read. @throws with a message in French that says what to check. */
  prepare?: () => Promise<unknown>;
  /** Reads the entries. @throws with a message in French that says what to do. */
  read: (args: SourceNodesArgs) => ContentEntry[] | Promise<ContentEntry[]>;
  /** Updates the nodes in `gatsby develop` when the content changes. */
  watch?: (args: SourceNodesArgs) => void;
  /** The space whose drafts a preview shows and follows. Without it, the site shows published content only. */
  drafts?: Connection;
}
