import { withVisibleCodes } from "./characters";
import { contentTypes } from "./index";
import { inspectPictures, type Picture } from "./pictures";
import { type ContentProblem, problemReport } from "./problem";
import type { ContentReading } from "./sources/source";
import { validateContent } from "./validate";

/** The problems of a source's content, and the pictures that the site shows. */
export interface ContentCheck {
  /** Empty if the content can be published. */
  problems: ContentProblem[];
  pictures: Picture[];
}

/** Checks all content: entries, lists, and the files of pictures. */
export async function checkContent({ entries, unread }: ContentReading): Promise<ContentCheck> {
  // An unreadable file is reported once, and not again as a list without entries.
  const checked = contentTypes.filter(({ id }) => !unread.has(id));
  const pictures = await inspectPictures(checked, entries);
  const found = [...unread.values(), ...validateContent(checked, entries, pictures)];
  const problems = found.map((problem) => ({
    ...problem,
    // A quoted text must not change the direction of the message.
    place: withVisibleCodes(problem.place),
    found: withVisibleCodes(problem.found),
  }));
  return { problems, pictures };
}

/**
 * Reports all problems of the content in one message for an editor.
 * @returns undefined if the content can be published.
 */
export async function contentReport(reading: ContentReading): Promise<string | undefined> {
  const { problems } = await checkContent(reading);
  return problems.length > 0 ? problemReport(problems) : undefined;
}
