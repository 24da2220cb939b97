/** The options in gatsby-config. */
export interface DeferredScriptsOptions {
  /** The notice when the scripts cannot be fetched, or an action has waited too long. */
  message: string;
  /** The label of the notice's button, which reloads the page. */
  reload: string;
  /** A file, from the site's folder, that the inline script also runs. */
  inlineModule: string;
}
