import { contentTypes } from "./index";
import { type ContentProblem, problemReport } from "./problem";
import type { ContentReading } from "./sources/source";
import { validateContent } from "./validate";

/** Everything that is wrong with what a source holds: an empty list when the content can be published. */
export function contentProblems({ entries, unread, hasImage }: ContentReading): ContentProblem[] {
  // A file that cannot be read is told once, not a second time as a list without entries.
  const readable = contentTypes.filter(({ id }) => !unread.has(id));
  return [...unread.values(), ...validateContent(readable, entries, hasImage)];
}

/**
 * The same as one message for an editor.
 * @returns undefined when the content can be published.
 */
export function checkContent(reading: ContentReading): string | undefined {
  const problems = contentProblems(reading);
  return problems.length > 0 ? problemReport(problems) : undefined;
}
