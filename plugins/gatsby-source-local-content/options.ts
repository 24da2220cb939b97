/** An entry of the files. */
export interface LocalEntry {
  /** Its own among all entries, and the same each time. */
  id: string;
  nodeType: string;
  fields: Readonly<Record<string, unknown>>;
  /** By the name of a field, the ids of the entries that it lists. */
  links: Readonly<Record<string, readonly string[]>>;
}

/** The options of the plugin. */
export interface LocalContentOptions {
  /** The folder of the JSON files. */
  directory: string;
  /** Every type of node that entries may have: nodes of entries that are gone are deleted. */
  nodeTypes: readonly string[];
  /** Reads the entries, as far as they can be read. */
  readEntries: () => readonly LocalEntry[];
  /** Looks at what was saved while developing. Returns why it must not be shown, as a message, or undefined when it may be. */
  refuse: () => Promise<string | undefined>;
}
