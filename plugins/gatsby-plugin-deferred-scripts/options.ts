export interface DeferredScriptsOptions {
  message: string;
  reload: string;
  /** Path, from the site's folder, of a module that the inline script also runs. */
  inlineModule: string;
}
