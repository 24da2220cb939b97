/** `npm run build:frozen`: builds the frozen content's site for browser tests, unless no source file has changed since its last build. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { FROZEN_CONTENT, FROZEN_SITE, LOCAL } from "../src/testing/content";

/** Folders that a build reads. */
const FOLDERS = ["src", "plugins", "static", "scripts/build"];

/** Installed packages, and the browserslist. */
const MANIFESTS = ["package.json", "package-lock.json"];

/** Tests, documents and the made types of queries are not in the site. */
const isInSite = (name: string) =>
  !name.endsWith(".md") && !name.endsWith("queries.d.ts") && !name.includes(".test.");

/** Paths of files and folders. A folder's time changes when a file in it is removed. */
function sources(): readonly string[] {
  const above = readdirSync(".").filter((name) => MANIFESTS.includes(name) || /\.tsx?$/.test(name));
  const within = FOLDERS.flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return [folder, ...names.map((name) => join(folder, name))];
  });
  return [...above, ...within].filter(isInSite);
}

// Each build writes this file, so its time is that of the last build.
const headersFile = join(FROZEN_SITE, "_headers");
const builtAt = existsSync(headersFile) ? statSync(headersFile).mtimeMs : 0;

if (sources().some((path) => statSync(path).mtimeMs > builtAt)) {
  Object.assign(process.env, LOCAL, { CONTENT_DIRECTORY: FROZEN_CONTENT, SITE_DIRECTORY: FROZEN_SITE });
  // A dynamic import, because build.ts builds as soon as it is loaded, with these variables.
  void import("./build");
}
