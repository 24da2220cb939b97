/** Prepares, starts and ends the run of Gatsby that `build`, `develop` and `preview` share. */
import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:net";
import { resolve } from "node:path";

import { chooseSource } from "../../src/content/sources/choose-source";
import { STATUS_PAGE } from "../../src/content/sources/contentful/failures";
import { previewVariables, readEnvFile, refuseUnreadFiles, siteAddresses } from "../../src/environment";
import { startRun } from "./run";
import { CONFIGURATION, emptyCache, siteFolder, trySwap } from "./site";

/** Printed after an error: those of Gatsby and its plugins are in English, and those of the site in French. */
export const GATSBY_STOPPED = `Si l’erreur ci-dessus est en anglais, elle vient de Gatsby. Si elle nomme ENOSPC : il n’y a plus de place sur le disque. Si elle nomme Contentful, le contenu n’y est pour rien : relancez dans quelques minutes ; si cela dure, vérifiez CONTENTFUL_HOST, l’accès au réseau et ${STATUS_PAGE}. Sinon, montrez-la à un développeur.`;

/** Signs that make Gatsby read a path as a glob. */
const PATTERN = /[()[\]{}*?!]/;

/** A run of Gatsby, before it starts. */
export interface Run {
  /** Folder that the build replaces. */
  site: string;
  /** The run's lock. */
  lock: Server;
}

/** @param drafts whether to show the drafts of a Contentful space. @throws with a French message that says what to change. */
export async function prepareGatsby(command: "build" | "develop", drafts: boolean): Promise<Run> {
  const folder = process.cwd();
  const sign = PATTERN.exec(folder)?.[0];
  if (sign)
    throw new Error(
      `Gatsby ne sait pas lire un dossier dont le chemin contient « ${sign} » : renommez ou déplacez ${folder}.`,
    );
  refuseUnreadFiles();
  readEnvFile();
  if (drafts) Object.assign(process.env, previewVariables(process.env));
  // Only for its error: an invalid address stops the run before Gatsby starts.
  siteAddresses(process.env);
  await chooseSource().prepare?.();
  // The lock comes before any change of a folder.
  const lock = await startRun();
  const site = siteFolder();
  if (command === "build") trySwap(site);
  emptyCache();
  return { site, lock };
}

/**
 * Gatsby also holds the lock. If the command is killed, Gatsby goes on for a while, and no other run may
 * start until its end.
 */
function streamsAnd(lock: Server): StdioOptions {
  // Node has no public name for the descriptor, which Windows does not give to a child.
  const { fd } = (lock as unknown as { _handle: { fd: number } })._handle;
  return process.platform === "win32" ? "inherit" : ["inherit", "inherit", "inherit", fd];
}

/** @param preload files that Node loads into each process of Gatsby. */
export function spawnGatsby({ lock }: Run, args: readonly string[], preload: readonly string[] = []) {
  // Node 22 and 24 warn that a package of Gatsby's uses `punycode`, which Gatsby logs as an error.
  const nodeOptions = ["--disable-warning=DEP0040", ...preload.flatMap((file) => ["--require", file])];
  return spawn(process.execPath, [...nodeOptions, "node_modules/gatsby/cli.js", ...args], {
    stdio: streamsAnd(lock),
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", XDG_CONFIG_HOME: resolve(CONFIGURATION) },
  });
}

/** Signals by which a person or a host stops a command. */
const STOPS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Waits for a child's end. Stops it at a signal. @returns the exit code; null if it was stopped.
 * @throws in French, if the system has ended it.
 */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  const stopped = new AbortController();
  for (const signal of STOPS)
    process.on(signal, () => {
      stopped.abort();
      child.kill(signal);
    });
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  if (stopped.signal.aborted || STOPS.some((each) => each === signal)) return null;
  if (signal)
    throw new Error(
      `Gatsby a été arrêté (${signal}) : la mémoire ou le disque n’a pas suffi. Libérez-en, puis relancez.`,
    );
  return code;
}
