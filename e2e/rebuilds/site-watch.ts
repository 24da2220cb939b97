import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
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
    const digest = this.readWhole();
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

  /** Reads again if another site was put in place while this one was read: a plain folder is then moved aside. */
  private readWhole(): string {
    for (;;) {
      const inode = this.inode;
      if (inode === undefined) return NO_SITE;
      try {
        const digest = digestOf(realpathSync(this.path));
        if (this.inode === inode) return digest;
      } catch (error) {
        if (this.inode === inode) throw error;
      }
    }
  }

  private get inode(): number | undefined {
    return statSync(this.path, { throwIfNoEntry: false })?.ino;
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
