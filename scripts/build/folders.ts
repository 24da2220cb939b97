/** Folders of which a site is made, besides its content. */
export const SOURCE_FOLDERS = ["src", "plugins", "static", "scripts/build", "node_modules"] as const;

/** Configuration of Gatsby, which by default writes one into the user's home. Some users, such as those of services, have none. */
export const CONFIGURATION = ".build/gatsby";
