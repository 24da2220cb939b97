import { contentTypes } from "./index";
import { problemReport } from "./problem";
import type { ContentReading } from "./sources/source";
import { validateContent } from "./validate";

/**
 * Everything that is wrong with what a source holds, as one message for an editor.
 * @returns undefined when the content can be published.
 */
export function checkContent({ entries, unread, hasImage }: ContentReading): string | undefined {
  // A file that cannot be read is told once, not a second time as a list without entries.
  const readable = contentTypes.filter(({ id }) => !unread.has(id));
  const problems = [...unread.values(), ...validateContent(readable, entries, hasImage)];
  return problems.length > 0 ? problemReport(problems) : undefined;
}
