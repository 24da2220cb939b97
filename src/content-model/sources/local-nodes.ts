import type { LocalContentOptions, LocalEntry } from "../../../plugins/gatsby-source-local-content/options";
import { contentReport } from "../check";
import type { ContentType } from "../content-type";
import { contentTypes } from "../index";
import type { EntryInput } from "../validate";
import { isRecord } from "../values";
import type { ContentReading } from "./source";

/** The beginning of the names of the local copy's node types. */
export const LOCAL_PREFIX = "Local";

const nodeTypeOf = ({ interfaceName }: ContentType) => `${LOCAL_PREFIX}${interfaceName}`;

function toLocalEntry(type: ContentType, { id, values, lists = {} }: EntryInput): LocalEntry {
  // Only what the model knows enters: `parent` or `fields`, say, would make Gatsby fail before the check can explain it.
  const known = Object.entries(isRecord(values) ? values : {}).filter(([name]) =>
    Object.hasOwn(type.fields, name),
  );
  return { id, nodeType: nodeTypeOf(type), fields: Object.fromEntries(known), links: lists };
}

/**
 * The options of the plugin that makes nodes of the local copy.
 * @param read reads the copy.
 */
export function localNodes(directory: string, read: () => ContentReading): LocalContentOptions {
  const types: readonly ContentType[] = contentTypes;
  return {
    directory,
    nodeTypes: types.map(nodeTypeOf),
    readEntries: () => {
      const { entries } = read();
      return types.flatMap((type) =>
        entries.filter(({ typeId }) => typeId === type.id).map((entry) => toLocalEntry(type, entry)),
      );
    },
    refuse: async () => {
      const report = await contentReport(read());
      return report && `${report}\nLes pages gardent le dernier contenu correct.`;
    },
  };
}
