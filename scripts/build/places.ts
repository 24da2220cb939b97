import { randomBytes } from "node:crypto";
import { lstatSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** The paths that the commands build, develop and clean use. */
export interface Places {
  /** The project's folder. */
  root: string;
  /** Files that only these commands use. */
  build: string;
  /** What a host serves: a folder, or a link to one in `build`. */
  site: string;
  /** The headers of that site for nginx. */
  headers: string;
  /** Contains the name of the last build's working folder, if that build succeeded. */
  reusableMarker: string;
  /** The published site, while it is moved out of the way. */
  aside: string;
  /** Exists while `site` contains the output of `gatsby develop`. */
  developMarker: string;
}

/** @param root the project's folder. */
export function placesIn(root: string): Places {
  const build = join(root, ".build");
  return {
    root,
    build,
    site: join(root, "public"),
    headers: join(root, "deploy/generated/headers.conf"),
    reusableMarker: join(build, "ended-well"),
    aside: join(build, "site-aside"),
    developMarker: join(build, "site-lent"),
  };
}

/** The kinds of folders in `build`. */
export type FolderKind = "work" | "release";

/** A unique name for a folder: the time is for people, the last part distinguishes two folders of one second. */
export function newName(kind: FolderKind): string {
  const time = new Date()
    .toISOString()
    .replaceAll(/[^\dT]/g, "")
    .slice(0, 15);
  return `${kind}-${time}-${randomBytes(3).toString("hex")}`;
}

/** Whether a path exists, even if it is a broken link. */
export const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

export const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Removes an unused folder. If that fails, a later build tries again. Asynchronous, so that the lock is renewed meanwhile. */
export async function removeIfPossible(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch {
    // For example ENOTEMPTY: a remaining process of a killed build has written another file.
  }
}
