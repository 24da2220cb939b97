/** The id of the `template` that holds Gatsby's scripts while Gatsby renders a page, and of the JSON that replaces it. */
export const DATA_ID = "deferred-scripts";

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

/** The event that a button with `data-early` gets after a click before hydration. After hydration the click is repeated. */
export const EARLY_CLICK = "early-click";

/** The detail of `EARLY_CLICK`. */
export interface EarlyClick {
  /** The address of Gatsby's data of the page. */
  pageData: string;
  /** Whoever answers the click sets it. Hydration waits for it. */
  answer?: Promise<unknown>;
}

/** The property of `history.state` that holds the fields during a reload: texts by name. */
export const FIELDS = "fields";

/** What a page needs to start, as JSON in the page. */
export interface StartData {
  /** The page's path as Gatsby knows it. */
  path: string;
  /** webpack's hash of the build. Gatsby compares it with that of a page's data, and reloads when they differ. */
  hash: string;
  /** The address of the start script. */
  start: string;
  /** The addresses of the scripts that answer a click before hydration, if the page has any. They run before those that hydrate it. */
  early?: readonly string[];
  /** The addresses of the scripts that hydrate the page. */
  scripts: readonly string[];
  /** The addresses of what the page's elements need. */
  needs: readonly string[];
}

/** What the inline script has prepared for the start script. */
export interface InlineScript {
  data: StartData;
  /** The pathname of the page's address when the inline script ran. */
  pathname: string;
  /** Clicks and submissions since then. */
  events: readonly Event[];
  /** Gets each click and submission. The start script replaces it by a function of its own. */
  onEvent: (event: Event) => void;
  /** The interaction that has started the scripts, or an event of the type `idle`. */
  intent?: Event;
  /** Writes what was typed into the history's state. Called when the page is left, if something was typed. */
  keepFields?: () => void;
  /** Whether the page is being left, and the inline script has written what was typed. */
  isLeaving?: boolean;
  /** Runs a script. @returns whether it was fetched. */
  run: (address: string) => Promise<boolean>;
  /** Runs a function once, when the visitor rests after the next interaction. */
  onNextInteraction: (run: (event: Event) => void) => void;
  /** Shows once that something cannot be fetched. */
  showNotice: () => void;
  hideNotice: () => void;
}

declare global {
  interface Window {
    /** Until hydration. */
    deferredScripts?: InlineScript;
  }
}
