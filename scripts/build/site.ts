import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

import { lock } from "proper-lockfile";

import { siteDirectory } from "../../src/environment";

/** Where Gatsby builds. */
const BUILT = "public";
const CACHE = ".cache";
/** What webpack and Parcel have compiled. It holds no content. */
const COMPILED = ["webpack", ".parcel-cache"];
/** A file in Gatsby's cache: the last process here was a build, and it succeeded. */
const SUCCEEDED = join(CACHE, "build-succeeded");
const LOCK = ".build/lock";

/** The site before the last one, while the new one takes its place. */
const asideOf = (site: string) => `${site}.before`;
/** The new site, complete, on the file system of the published one. */
const nextOf = (site: string) => `${site}.next`;

/** Somebody else has the lock now, or has removed it. The signal ends Gatsby too. */
function stopWithoutLock(): void {
  console.error(
    `Le verrou ${LOCK} est perdu (dossier supprimé, ou horloge changée) : arrêt. Relancez la commande.`,
  );
  process.kill(process.pid, "SIGTERM");
}

/** Takes the lock, unless another process holds it. @throws in French when it can never be taken. */
async function takeLock(): Promise<(() => Promise<void>) | undefined> {
  try {
    mkdirSync(dirname(LOCK), { recursive: true });
    return await lock(".", { realpath: false, lockfilePath: LOCK, onCompromised: stopWithoutLock });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Its holder renews a lock every five seconds, so nobody holds one of tomorrow. The library would wait until then.
    if (code === "ELOCKED" && (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() + 60_000)
      return undefined;
    throw new Error(
      `Le verrou ${LOCK} ne peut pas être pris (${message}). Vérifiez que cet utilisateur peut écrire dans ce dossier, et supprimez ${LOCK} si aucune autre commande n’y est en cours.`,
    );
  }
}

/**
 * Waits until no other process builds or develops in this folder: two at once would write into each other's files. The lock of a
 * killed process is free after ten seconds.
 * @param patience for how long to wait, in seconds.
 * @returns a function that releases the lock.
 * @throws in French when the lock can never be taken, or is held for too long.
 */
export async function lockProject(patience = 600): Promise<() => Promise<void>> {
  for (let waited = 0; waited <= patience; waited += 1) {
    const unlock = await takeLock();
    if (unlock) return unlock;
    if (waited === 0)
      console.log(
        "Une construction ou « npm run develop » est en cours dans ce dossier : attente de sa fin.",
      );
    await setTimeout(1000);
  }
  throw new Error(
    `Une autre commande tient ${LOCK} depuis ${patience} secondes. Arrêtez-la, ou attendez sa fin, puis relancez.`,
  );
}

/**
 * The folder of the published site: SITE_DIRECTORY, or `site`. A link stays, and the folder that it leads to is replaced.
 * @throws in French when the folder holds something else, which would be removed.
 */
export function siteFolder(named = siteDirectory()): string {
  if (lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink())
    return siteFolder(resolve(dirname(named), readlinkSync(named)));
  const isFree = !existsSync(named) || (statSync(named).isDirectory() && readdirSync(named).length === 0);
  if (!isFree && !existsSync(join(named, "_headers")))
    throw new Error(
      `${named} contient autre chose qu’un site construit, et serait remplacé : donnez un autre dossier (SITE_DIRECTORY), ou videz celui-ci.`,
    );
  return named;
}

/** Removes everything that Gatsby knows about content. Compiled code stays if the last process here was a build that succeeded. */
export function emptyCache(): void {
  const kept = existsSync(SUCCEEDED) ? COMPILED : [];
  rmSync(SUCCEEDED, { force: true });
  for (const name of existsSync(CACHE) ? readdirSync(CACHE) : [])
    if (!kept.includes(name)) rmSync(join(CACHE, name), { recursive: true, force: true });
  rmSync(BUILT, { recursive: true, force: true });
  // Without this folder, Gatsby prints a warning that the cache is incomplete.
  mkdirSync(BUILT);
}

/** Puts the site back if it was not replaced to the end, and removes what is left of the others. */
export function recover(site: string): void {
  const aside = asideOf(site);
  if (!existsSync(site) && existsSync(aside)) renameSync(aside, site);
  for (const left of [aside, nextOf(site)]) rmSync(left, { recursive: true, force: true });
}

/**
 * Replaces the published site by the built one: both folders are renamed, so a host finds all of the old site, then all of the new.
 * @throws in French when that is not possible; the site is as before.
 */
export function publish(site: string): void {
  const next = nextOf(site);
  try {
    mkdirSync(dirname(site), { recursive: true });
    try {
      renameSync(BUILT, next);
    } catch (error) {
      // Another file system: the copy takes its time before the published site is touched.
      if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
      cpSync(BUILT, next, { recursive: true, preserveTimestamps: true });
    }
    if (existsSync(site)) renameSync(site, asideOf(site));
    renameSync(next, site);
  } catch (error) {
    throw new Error(
      `Le nouveau site ne peut pas prendre la place de ${site} (${(error as Error).message}). Ce dossier ne doit pas être un volume monté : donnez un dossier à l’intérieur, par exemple SITE_DIRECTORY=${join(site, "site")}. Il faut pouvoir écrire dans ${dirname(site)}, et y avoir de la place pour deux sites.`,
    );
  } finally {
    recover(site);
  }
  writeFileSync(SUCCEEDED, "");
}
