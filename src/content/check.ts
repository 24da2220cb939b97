import { withVisibleCodes } from "./characters";
import type { ContentEntry } from "./content-entry";
import { contentTypes } from "./index";
import { type ContentProblem, problemReport } from "./problem";
import { validateContent } from "./validate";

/**
 * Checks all content: entries, lists, and the files of pictures.
 * @returns the problems. Empty if the content can be published.
 */
export async function checkContent(entries: readonly ContentEntry[]): Promise<ContentProblem[]> {
  const found = await validateContent(contentTypes, entries);
  return found.map((problem) => ({
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
export async function contentReport(entries: readonly ContentEntry[]): Promise<string | undefined> {
  const problems = await checkContent(entries);
  return problems.length > 0 ? problemReport(problems) : undefined;
}
