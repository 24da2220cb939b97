import type { ContentProblem } from "../../src/content/check/problems";

/** The key in the site's Gatsby cache of the message of a failed reading, which is empty after a good one. */
export const READ_FAULT = "read-fault";

/** The page context that the site's `gatsby-node.ts` gives to the pages of a preview. */
export interface PreviewContext {
  /** What editors still have to fill in or correct. */
  previewProblems?: readonly ContentProblem[];
}

/** The endpoint of a live preview's state. */
export const PREVIEW_STATE = "/__preview";

/** The state of a live preview. */
export interface PreviewData {
  /** When a change was last read, as an ISO 8601 date. */
  changedAt?: string;
  /** Why the drafts cannot be read at present, in French. */
  fault?: string | undefined;
  /** What editors still have to fill in or correct. */
  problems: readonly ContentProblem[];
}

/** The endpoint of the sources of all texts. */
export const PREVIEW_TEXTS = "/__preview/texts";

/** The source of a text on the pages. */
export interface TextSource {
  /** The text, or a picture's alternative text, as pages show it. */
  text: string;
  /** The address of its field, or of the picture, in the editor's tool. */
  href: string;
  /** The type and the field, in French. */
  label: string;
}
