/** An entry of the JSON files. */
export interface LocalEntry {
  /** Unique among all entries, and stable between builds. */
  id: string;
  nodeType: string;
  fields: Readonly<Record<string, unknown>>;
  /** The ids of the listed entries, by field name. */
  links: Readonly<Record<string, readonly string[]>>;
}

/** The plugin's options. */
export interface LocalContentOptions {
  /** The folder of the JSON files. */
  directory: string;
  /** All node types of the entries. Nodes of these types without an entry are deleted. */
  nodeTypes: readonly string[];
  /** Reads the entries. Skips files that cannot be read. */
  readEntries: () => readonly LocalEntry[];
  /** Checks content that was saved during `gatsby develop`. Returns an error report, or undefined if the content is valid. */
  check: () => Promise<string | undefined>;
}
