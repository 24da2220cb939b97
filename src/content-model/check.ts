import { contentTypes } from "./index";
import { withVisibleCodes } from "./invisible-characters";
import { inspectPictures, type Picture } from "./pictures";
import { type ContentProblem, problemReport } from "./problem";
import type { ContentReading } from "./sources/source";
import { validateContent } from "./validate";

/** Everything that is wrong with what a source holds, and the pictures that the site shows. */
export interface ContentCheck {
  /** Empty when the content can be published. */
  problems: ContentProblem[];
  pictures: Picture[];
}

/** Checks all content: entries, lists, and the files of pictures. */
export async function checkContent({ entries, unread }: ContentReading): Promise<ContentCheck> {
  // A file that cannot be read is told once, not a second time as a list without entries.
  const readable = contentTypes.filter(({ id }) => !unread.has(id));
  const pictures = await inspectPictures(readable, entries);
  const problems = [...unread.values(), ...validateContent(readable, entries, pictures)].map((problem) => ({
    ...problem,
    // A title or a text that is quoted must not turn the message around.
    place: withVisibleCodes(problem.place),
    found: withVisibleCodes(problem.found),
  }));
  return { problems, pictures };
}

/**
 * The problems as one message for an editor.
 * @returns undefined when the content can be published.
 */
export async function contentReport(reading: ContentReading): Promise<string | undefined> {
  const { problems } = await checkContent(reading);
  return problems.length > 0 ? problemReport(problems) : undefined;
}
