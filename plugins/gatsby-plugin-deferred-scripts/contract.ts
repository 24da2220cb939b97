/** The element that keeps the page's scripts until they are started. */
export const TEMPLATE_ID = "deferred-scripts";

/** The live region that says when the scripts cannot be fetched. */
export const NOTICE_ID = "deferred-scripts-notice";

/** The event on the document by which React's side says that it has taken over. */
export const HYDRATED = "hydrated";
