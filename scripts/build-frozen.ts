/** `npm run build:frozen`: builds the site of the frozen content, for browser tests, if one of its files has changed since. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { FROZEN_CONTENT, FROZEN_SITE } from "../src/testing/content";
import { DEFAULT_SITE } from "../src/theme/brand";

const SOURCES = readdirSync(".").filter((name) =>
  /^(src|plugins|static|package-lock\.json|.*\.tsx?)$/.test(name),
);

/** When a file, or one in a folder, was changed, added or removed last. In ms. */
function changedAt(path: string): number {
  const stats = statSync(path);
  const inside = stats.isDirectory() ? readdirSync(path).map((name) => changedAt(join(path, name))) : [];
  return Math.max(stats.mtimeMs, ...inside);
}

const mark = join(FROZEN_SITE, "_headers");

if (!existsSync(mark) || SOURCES.some((path) => changedAt(path) > statSync(mark).mtimeMs)) {
  // The same site, whatever this shell and `.env` set.
  Object.assign(process.env, {
    CONTENT_DIRECTORY: FROZEN_CONTENT,
    SITE_DIRECTORY: FROZEN_SITE,
    SITE_URL: DEFAULT_SITE,
    CONTENTFUL_SPACE_ID: "",
    CONTENTFUL_ACCESS_TOKEN: "",
    GATSBY_STUDY_REQUEST_ENDPOINT: "",
  });
  void import("./build");
}
