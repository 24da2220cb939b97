import { contentTypes } from "./index";
import { problemReport } from "./problem";
import type { ContentReading } from "./sources/source";
import { validateContent } from "./validate";

/**
 * Everything that is wrong with what a source holds, as one message for an editor.
 * @returns undefined when the content can be published.
 */
export function checkContent({ entries, problems, hasImage }: ContentReading): string | undefined {
  // A type whose file cannot be read is told once, not a second time as an empty list.
  const unread = problems.map(({ place }) => place);
  const readable = contentTypes.filter(
    ({ id }) => !unread.some((place) => place.startsWith(`content/${id}.json`)),
  );
  const all = [...problems, ...validateContent(readable, entries, hasImage)];
  return all.length > 0 ? problemReport(all) : undefined;
}
