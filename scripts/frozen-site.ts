import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { FROZEN_CONTENT } from "../src/testing/content";
import { buildVariant, digestFileOf, siteOf, type Variant } from "./site-variant";

const FROZEN: Variant = { folder: resolve(".build/frozen"), content: FROZEN_CONTENT, environment: {} };

/** The site of the frozen content, for tests that rely on its texts and positions. */
export const FROZEN_SITE = siteOf(FROZEN);

/** The headers that the build of `FROZEN_SITE` has written for nginx. */
export const FROZEN_HEADERS = join(FROZEN.folder, "deploy/generated/headers.conf");

/**
 * Builds `FROZEN_SITE`, unless it was built from the same files before.
 * @throws when the build fails, with its output.
 */
export function buildFrozenSite(): void {
  buildVariant(FROZEN);
}

/**
 * Copies the frozen site into a copy of this project, which then need not build it. Does nothing if there is no such site.
 * @param project the copy's folder.
 */
export function copyFrozenSite(project: string): void {
  const digestFile = digestFileOf(FROZEN);
  if (!existsSync(digestFile) || !existsSync(FROZEN_SITE)) return;
  // nginx serves a site with the headers of the same build only.
  for (const path of [FROZEN_SITE, digestFile, FROZEN_HEADERS]) {
    const to = join(project, relative(process.cwd(), path));
    rmSync(to, { recursive: true, force: true });
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to, { recursive: true, dereference: true });
  }
}
