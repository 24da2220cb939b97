import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

import type { SiteCopy } from "../contentful/site-copy";

/** Stands for a digest when there is no site. */
export const NO_SITE = "no site";

/** In ms. */
const INTERVAL = 200;

/** Records the sites that a host of `public` finds there over time. */
export class SiteWatch {
  /** Digests of the sites that were found. */
  readonly found = new Set<string>();
  private readonly timer = setInterval(() => this.look(), INTERVAL);

  constructor(private readonly site: SiteCopy) {
    this.look();
  }

  /** A digest of all bytes of the site that is in place now. */
  look(): string {
    const digest = existsSync(this.path) ? digestOf(realpathSync(this.path)) : NO_SITE;
    this.found.add(digest);
    return digest;
  }

  isLink(): boolean {
    return lstatSync(this.path).isSymbolicLink();
  }

  /** @returns the digest of the site that is in place in the end. */
  stop(): string {
    clearInterval(this.timer);
    return this.look();
  }

  private get path(): string {
    return join(this.site.directory, "public");
  }
}

function digestOf(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest("hex");
}
