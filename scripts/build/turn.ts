import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { lock } from "proper-lockfile";

import type { Places } from "./places";

/**
 * Who holds the lock renews it each second. One that is older than this was left by a process that was killed, in ms; the library
 * asks for 2000 at least, and a busy machine may be late.
 */
const STALE = 5000;
const RENEWAL = 1000;
const NEXT_TRY = 250;

const WAITING = "Une construction ou « npm run develop » est en cours dans ce dossier : attente de sa fin.";
const LOST =
  "Cette commande est restée trop longtemps sans répondre : une autre a pris sa place dans ce dossier.";

/** The lock's name in `.build`. */
export const LOCK = "turn.lock";

/** A turn in a project's folder. */
export interface Turn {
  /** Aborted, with the reason in French, when another process has taken the turn: nothing may be changed from then on. */
  lost: AbortSignal;
  /** Lets the next one in. A process that ends without it does so too, except when it is killed. */
  end: () => Promise<void>;
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/**
 * Waits until no other process builds, develops or cleans in this folder. Two at once, as two webhooks start them, would write
 * into each other's files.
 * @param tell is given a sentence in French, once, if there is another.
 */
export async function takeTurn({ build }: Pick<Places, "build">, tell = console.log): Promise<Turn> {
  const losing = new AbortController();
  for (let told = false; ;) {
    // `clean` may have taken it away meanwhile.
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
    if (!told) tell(WAITING);
    told = true;
    await sleep(NEXT_TRY);
  }
}
