import type { PluginRef, SourceNodesArgs } from "gatsby";

import type { ContentEntry } from "../content-entry";
import type { Connection } from "./contentful-api";

export interface ContentSource {
  /** French name in the build's log. */
  name: string;
  plugins: readonly PluginRef[];
  /** GraphQL declarations of the plugins' nodes. */
  pluginTypes?: string;
  /** Checks the source before Gatsby starts. @throws with a French message that says what to check. */
  prepare?: () => Promise<unknown>;
  /** @throws with a French message that says what to do. */
  read: (args: SourceNodesArgs) => ContentEntry[] | Promise<ContentEntry[]>;
  /** Updates the nodes in `gatsby develop` when the content changes. */
  watch?: (args: SourceNodesArgs) => void;
  /** Space whose drafts a preview shows. Undefined: published content only. */
  drafts?: Connection;
}
