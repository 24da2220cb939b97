/** The id of the `template` that holds the page's scripts until they start. */
export const TEMPLATE_ID = "deferred-scripts";

/** The return value of the option `notice`: the message shown when the scripts cannot be fetched. */
export interface Notice {
  /** The id of the message's live region, for the site's style sheet. The region is empty until then. */
  id: string;
  message: string;
  /** The label of the button that reloads the page. */
  reload: string;
}

/** The event that is dispatched on the document after hydration. */
export const HYDRATED = "hydrated";

/** What Gatsby's scripts need to know, as JSON in the template. */
export interface StartData {
  /** The page's path as Gatsby knows it. */
  path: string;
  /** webpack's hash of the build. Gatsby compares it with that of a page's data, and reloads when they differ. */
  hash: string;
}
