import type { ContentProblem } from "../../src/content/content-entry";

/** Gatsby's cache key. Its value is the error message of the last reading of the drafts, or an empty text after a success. */
export const READ_FAULT = "read-fault";

/** Page context of a preview's pages, set by the site's `gatsby-node.ts`. */
export interface PreviewContext {
  previewProblems?: readonly ContentProblem[];
}

/** Endpoint that returns `PreviewData`. */
export const PREVIEW_STATE = "/__preview";

export interface PreviewData {
  /** Time of the last refresh that read a change, ISO 8601. */
  changedAt?: string;
  /** Error message of the last reading of the drafts: the preview is then stale. */
  fault?: string | undefined;
  problems: readonly ContentProblem[];
}

/** Endpoint that returns `TextSource[]`. */
export const PREVIEW_TEXTS = "/__preview/texts";

export interface TextSource {
  /** Text or alternative text, as pages show it, but for its placeholders: « lettre au plus tard le {poste} ». */
  text: string;
  /** URL of its entry in the editor's tool. */
  entry: string;
  /** URL of its field or picture in the editor's tool. */
  href: string;
  /** The type and the field, in French: « Question fréquente, Réponse ». */
  label: string;
}
