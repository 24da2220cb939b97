import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { lock } from "proper-lockfile";

import type { Places } from "./places";

/**
 * In ms. A process renews its lock every second, so an older lock was left by a killed process. The library requires at least
 * 2000, and a busy machine may be late.
 */
const STALE = 5000;
const RENEWAL = 1000;
const NEXT_TRY = 250;

const WAITING = "Une construction ou « npm run develop » est en cours dans ce dossier : attente de sa fin.";
const LOST =
  "Cette commande est restée trop longtemps sans répondre : une autre a pris sa place dans ce dossier.";

/** The lock's name in `.build`. */
export const LOCK = "turn.lock";

/** A turn to use a project's folder. */
export interface Turn {
  /** Aborted, with the reason in French, when another process has taken the turn. From then on, nothing may be changed. */
  lost: AbortSignal;
  /** Ends the turn. A process that exits does so too, unless it is killed. */
  end: () => Promise<void>;
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/**
 * Waits until no other process builds, develops or cleans in this folder. Two processes at once, as two webhooks start them,
 * would overwrite each other's files.
 * @param print is called once, with a sentence in French, if there is another process.
 */
export async function takeTurn({ build }: Pick<Places, "build">, print = console.log): Promise<Turn> {
  const losing = new AbortController();
  for (let hasPrinted = false; ;) {
    // `clean` may have removed it meanwhile.
    mkdirSync(build, { recursive: true });
    try {
      const release = await lock(build, {
        lockfilePath: join(build, LOCK),
        stale: STALE,
        update: RENEWAL,
        onCompromised: () => losing.abort(new Error(LOST)),
      });
      return { lost: losing.signal, end: () => (losing.signal.aborted ? Promise.resolve() : release()) };
    } catch (error) {
      if (!hasCode(error, "ELOCKED", "ENOENT")) throw error;
    }
    if (!hasPrinted) print(WAITING);
    hasPrinted = true;
    await sleep(NEXT_TRY);
  }
}
