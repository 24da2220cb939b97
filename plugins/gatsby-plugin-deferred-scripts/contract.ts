/** The element that keeps the page's scripts until they are started. */
export const TEMPLATE_ID = "deferred-scripts";

/** What the option `notice` returns: what is said when the scripts cannot be fetched. */
export interface Notice {
  /** The id of the live region that says it, for the site's style sheet. It is empty until then. */
  id: string;
  message: string;
  /** The name of the button that reloads the page. */
  reload: string;
}

/** The event on the document by which React's side says that it has taken over. */
export const HYDRATED = "hydrated";
