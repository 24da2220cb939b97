import { withVisibleCodes } from "./characters";
import { contentTypes } from "./index";
import { type ContentProblem, problemReport } from "./problem";
import type { ContentReading } from "./sources/source";
import { validateContent } from "./validate";

/** Checks all content: entries, lists, and the files of pictures. The result is empty if it can be published. */
export async function checkContent({ entries, unread }: ContentReading): Promise<ContentProblem[]> {
  // An unreadable file is reported once, and not again as a list without entries.
  const readable = contentTypes.filter(({ id }) => !unread.has(id));
  const problems = [...unread.values(), ...(await validateContent(readable, entries))];
  return problems.map((problem) => ({
    ...problem,
    // A quoted text must not change the direction of the message.
    place: withVisibleCodes(problem.place),
    found: withVisibleCodes(problem.found),
  }));
}

/**
 * Reports all problems of the content in one message for an editor.
 * @returns undefined if the content can be published.
 */
export async function contentReport(reading: ContentReading): Promise<string | undefined> {
  const problems = await checkContent(reading);
  return problems.length > 0 ? problemReport(problems) : undefined;
}
