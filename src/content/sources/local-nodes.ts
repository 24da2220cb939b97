import type { LocalContentOptions, LocalEntry } from "../../../plugins/gatsby-source-local-content/options";
import { contentReport } from "../check";
import type { ContentType } from "../content-type";
import { contentTypes } from "../index";
import type { EntryInput } from "../validate";
import { isRecord } from "../values";
import type { ContentReading } from "./source";

/** The prefix of the names of this source's node types. */
export const LOCAL_PREFIX = "Local";

const nodeTypeOf = ({ interfaceName }: ContentType) => `${LOCAL_PREFIX}${interfaceName}`;

function toLocalEntry(type: ContentType, { id, values, lists = {} }: EntryInput): LocalEntry {
  // Unknown fields such as `parent` would make Gatsby fail before the content check can report them.
  const known = Object.entries(isRecord(values) ? values : {}).filter(([name]) =>
    Object.hasOwn(type.fields, name),
  );
  return { id, nodeType: nodeTypeOf(type), fields: Object.fromEntries(known), links: lists };
}

/**
 * The options of gatsby-source-local-content.
 * @param read reads the local content.
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
    check: async () => {
      const report = await contentReport(read());
      return report && `${report}\nLes pages gardent le dernier contenu correct.`;
    },
  };
}
