import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Space } from "../../src/content/contentful/format";

/** The space that version 1.0.0 of the site imported: entries with a rank, and pages without lists. */
export const oldSpace = (): Space =>
  JSON.parse(readFileSync(join(__dirname, "space-1.0.0.json"), "utf8")) as Space;
