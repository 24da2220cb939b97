import { randomBytes } from "node:crypto";
import { lstatSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Where the commands that build, develop and clean keep what is theirs. */
export interface Places {
  /** The project's folder. */
  root: string;
  /** All that no other command needs to know of. */
  build: string;
  /** What a host serves: a folder, or a link to one in `build`. */
  site: string;
  /** nginx's headers of that site. */
  headers: string;
  /** Names the working folder of a build that ended well. */
  certificate: string;
  /** A site moved out of the way, until another one or the same is in its place. */
  aside: string;
  /** Is there as long as `site` holds what `gatsby develop` writes. */
  lent: string;
}

/** @param root the project's folder. */
export function placesIn(root: string): Places {
  const build = join(root, ".build");
  return {
    root,
    build,
    site: join(root, "public"),
    headers: join(root, "deploy/generated/headers.conf"),
    certificate: join(build, "ended-well"),
    aside: join(build, "site-aside"),
    lent: join(build, "site-lent"),
  };
}

/** Folders in `build`, by what they are for. */
export type FolderKind = "work" | "release";

/** A name that no folder had before: by its time for people, by its last part for two in one second. */
export function newName(kind: FolderKind): string {
  const time = new Date()
    .toISOString()
    .replaceAll(/[^\dT]/g, "")
    .slice(0, 15);
  return `${kind}-${time}-${randomBytes(3).toString("hex")}`;
}

/** Whether something is there, be it a link to nothing. */
export const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

export const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Removes a folder that nobody needs; what cannot be removed now, a later build tries to remove again. Not in one go, as the lock has
 * to be renewed meanwhile.
 */
export async function removeIfPossible(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch {
    // ENOTEMPTY, say: what is left of a killed build has written a file meanwhile.
  }
}
