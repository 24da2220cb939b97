/** One run of Gatsby at a time works in this folder, because `.cache/` and `public/` are its own. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { createServer, type Server } from "node:net";

const HOST = "127.0.0.1";

/** The folder's own port, below those that systems lend to outgoing connections. */
function portOf(folder: string): number {
  const digest = createHash("sha256").update(folder).digest();
  return 20_000 + (digest.readUInt32BE() % 10_000);
}

/**
 * Locks this folder until the run ends. The lock is a port of this machine: the system frees the port when the last process that holds it ends.
 * @returns the lock, for Gatsby to hold too. @throws in French, if a run works in this folder.
 */
export async function startRun(): Promise<Server> {
  const folder = realpathSync.native(".");
  const port = portOf(folder);
  const lock = createServer((socket) => socket.destroy());
  try {
    await once(lock.listen(port, HOST), "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(
      `Une autre commande (build, develop, preview) travaille encore dans ${folder} : attendez sa fin, ou arrêtez-la. ` +
        `Si aucune n’y travaille, un autre programme se sert de son port (${HOST}:${port}).`,
      { cause: error },
    );
  }
  return lock.unref();
}

/** @throws in French, if a run works in this folder. */
export async function refuseBesideRun(): Promise<void> {
  const lock = await startRun();
  await once(lock.close(), "close");
}
