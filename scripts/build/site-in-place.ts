import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";

import { isLink, isThere, newName, type Places, removeIfPossible } from "./places";
import { copyPublished } from "./published-files";

/**
 * A release is a folder in `.build` with a site and its headers for nginx. `public` is a link to the site of a release. After
 * the first build in a fresh clone it is a plain folder, for hosts that do not follow links.
 */
const SITE = "public";
const HEADERS = "headers.conf";

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** The release whose site is in place; undefined for a plain folder. */
function releaseInPlace({ build, site }: Places): string | undefined {
  if (!isLink(site)) return undefined;
  const release = join(build, basename(dirname(readlinkSync(site))));
  return existsSync(release) ? release : undefined;
}

/**
 * Prepares the headers of a release, which nginx reads when it starts or reloads.
 * @returns the last step, which needs no space on the disk.
 */
function prepareHeaders({ headers }: Places, release: string): () => void {
  const file = join(release, HEADERS);
  if (!existsSync(file)) return () => undefined;
  mkdirSync(dirname(headers), { recursive: true });
  copyFileSync(file, `${headers}.new`);
  return () => renameSync(`${headers}.new`, headers);
}

/**
 * Links `public` to a release, in one step if it is already a link.
 * @returns the release that was in place before.
 */
function switchTo(places: Places, release: string): string | undefined {
  const { aside, build, root, site } = places;
  const before = isLink(site) ? releaseInPlace(places) : join(build, newName("release"));
  if (before) mkdirSync(before, { recursive: true });
  const link = join(build, "next-site");
  remove(link);
  symlinkSync(relative(root, join(release, SITE)), link);
  // A link cannot be renamed over a folder, so there is no site between the two renames. If this process is killed there,
  // `recoverSite` restores it.
  if (!isLink(site)) renameSync(site, aside);
  renameSync(link, site);
  if (before && isThere(aside)) renameSync(aside, join(before, SITE));
  return before;
}

/**
 * Publishes the site in a working folder. A server of `public` finds the complete old site up to one moment, and the complete
 * new one from then on. The previous release stays for processes that still read it; older ones are removed.
 * @param folder contains `public/` and `deploy/generated/headers.conf`.
 * @throws when the build has not finished; then nothing has changed.
 */
export async function putInPlace(places: Places, folder: string): Promise<void> {
  const { build, root, site } = places;
  const headers = join(folder, relative(root, places.headers));
  // The last file that gatsby-plugin-static-hosting writes.
  if (!existsSync(headers)) throw new Error("Gatsby s’est arrêté avant la fin sans signaler d’erreur.");
  const release = join(build, newName("release"));
  copyPublished(join(folder, "public"), join(release, SITE));
  copyFileSync(headers, join(release, HEADERS));

  const switchHeaders = prepareHeaders(places, release);
  let kept: (string | undefined)[] = [];
  if (isThere(site)) {
    kept = [release, switchTo(places, release)];
    switchHeaders();
  } else {
    switchHeaders();
    renameSync(join(release, SITE), site);
  }
  for (const name of readdirSync(build).filter((each) => each.startsWith("release-")))
    if (!kept.includes(join(build, name))) await removeIfPossible(join(build, name));
}

/** Restores the last good site and its headers after a process was killed. Call it only while holding the turn. */
export function recoverSite(places: Places): void {
  const { aside, developMarker, site } = places;
  if (isThere(developMarker)) {
    remove(site);
    remove(developMarker);
  }
  if (isThere(aside)) {
    if (isThere(site)) remove(aside);
    else renameSync(aside, site);
  }
  const release = releaseInPlace(places);
  if (release) prepareHeaders(places, release)();
}

/** Moves the site aside, so that `gatsby develop` can write its own pages to `public`. `recoverSite` restores the site. */
export function moveSiteAside({ aside, developMarker, site }: Places): void {
  if (isThere(site)) renameSync(site, aside);
  writeFileSync(developMarker, "");
}
