/** Folders that a build reads, besides its content. A site is never written into one of them; a change in one makes the frozen site stale. */
export const SOURCE_FOLDERS = ["src", "plugins", "static", "scripts/build", "node_modules"] as const;

/** Folder of Gatsby's configuration. Its default is in the user's home, but a service's user may have no home. */
export const CONFIGURATION = ".build/gatsby";
