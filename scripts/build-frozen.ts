/** `npm run build:frozen`: builds the frozen content's site for browser tests, if a source file has changed since. */
import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { FROZEN_CONTENT, FROZEN_SITE, LOCAL } from "../src/testing/content";

const mark = join(FROZEN_SITE, "_headers");
const find = `find src plugins static package-lock.json *.ts *.tsx ! -name queries.d.ts ! -name '*.test.*' ! -name '*.md' -newer '${mark}'`;

if (!existsSync(mark) || execSync(find).length > 0) {
  Object.assign(process.env, LOCAL, { CONTENT_DIRECTORY: FROZEN_CONTENT, SITE_DIRECTORY: FROZEN_SITE });
  void import("./build");
}
