import type { ContentProblem } from "../content/check/problems";

/** The address at which the server of a live preview gives its state. */
export const PREVIEW_STATE = "/__preview";

/** The state of a live preview. */
export interface PreviewData {
  /** When a change was last read, as an ISO 8601 date. */
  changedAt?: string;
  /** Why the drafts cannot be read at present, in French. */
  fault?: string;
  /** What editors still have to fill in or correct. */
  problems: readonly ContentProblem[];
}

/** The address at which the server of a live preview lists where texts come from. */
export const PREVIEW_TEXTS = "/__preview/texts";

/** Where a text of the pages comes from. */
export interface TextSource {
  /** The text, or a picture's alternative text, as pages show it. */
  text: string;
  /** Its field, or the picture, in the editor's tool. */
  href: string;
  /** The type and the field, in French. */
  label: string;
}
