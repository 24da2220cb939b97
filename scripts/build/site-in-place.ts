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
 * A release is a folder in `.build` that holds a site and nginx's headers for it. `public` is a link to the site of one, or, after
 * the first build in a fresh clone, a plain folder, which hosts take that do not follow links.
 */
const SITE = "public";
const HEADERS = "headers.conf";

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** The release whose site is in place; none for a plain folder. */
function releaseInPlace({ build, site }: Places): string | undefined {
  if (!isLink(site)) return undefined;
  const release = join(build, basename(dirname(readlinkSync(site))));
  return existsSync(release) ? release : undefined;
}

/**
 * Puts the headers of a release in place, for when nginx is started or reloaded.
 * @returns the last step, which needs no room on the disk.
 */
function prepareHeaders({ headers }: Places, release: string): () => void {
  const file = join(release, HEADERS);
  if (!existsSync(file)) return () => undefined;
  mkdirSync(dirname(headers), { recursive: true });
  copyFileSync(file, `${headers}.new`);
  return () => renameSync(`${headers}.new`, headers);
}

/**
 * Has `public` lead to a release, in one step where it is a link already.
 * @returns the release that was in place before.
 */
function switchTo(places: Places, release: string): string | undefined {
  const { aside, build, root, site } = places;
  const before = isLink(site) ? releaseInPlace(places) : join(build, newName("release"));
  if (before) mkdirSync(before, { recursive: true });
  const link = join(build, "next-site");
  remove(link);
  symlinkSync(relative(root, join(release, SITE)), link);
  // No link can be renamed over a folder. For the moment between two renames there is no site; `settle` brings it back when this
  // process is killed in that moment.
  if (!isLink(site)) renameSync(site, aside);
  renameSync(link, site);
  if (before && isThere(aside)) renameSync(aside, join(before, SITE));
  return before;
}

/**
 * Publishes what was built in a working folder. Whoever serves `public` has the old site, whole, up to one moment, and the new
 * one from then on. The release before stays for those who still read it; older ones go.
 * @param folder holds `public/` and `deploy/generated/headers.conf`.
 * @throws when the build has not finished: nothing has changed then.
 */
export async function putInPlace(places: Places, folder: string): Promise<void> {
  const { build, root, site } = places;
  const headers = join(folder, relative(root, places.headers));
  // The last thing that gatsby-plugin-static-hosting writes.
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

/**
 * Puts right what a killed process may have left: the last good site is in its place afterwards, with its headers. Only for whoever
 * has the turn.
 */
export function settle(places: Places): void {
  const { aside, lent, site } = places;
  if (isThere(lent)) {
    remove(site);
    remove(lent);
  }
  if (isThere(aside)) {
    if (isThere(site)) remove(aside);
    else renameSync(aside, site);
  }
  const release = releaseInPlace(places);
  if (release) prepareHeaders(places, release)();
}

/** Lets `gatsby develop` have `public`, in which it writes pages of its own. `settle` brings the site back. */
export function lendSite({ aside, lent, site }: Places): void {
  if (isThere(site)) renameSync(site, aside);
  writeFileSync(lent, "");
}
