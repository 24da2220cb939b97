/** One run of Gatsby at a time works in this folder, because `.cache/` and `public/` are its own. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";

export type Command = "build" | "develop" | "preview";

const HOST = "127.0.0.1";

/** Ms in which a run answers. A killed run's Gatsby keeps the port, and answers nothing. */
const PATIENCE = 2000;

/** The folder's own port, below those that systems lend to outgoing connections. */
function portOf(folder: string): number {
  const digest = createHash("sha256").update(folder).digest();
  return 20_000 + (digest.readUInt32BE() % 10_000);
}

/** Asks who listens. @returns the reason for a refusal, in French. */
async function refusalBy(port: number): Promise<string> {
  const socket = connect(port, HOST).setTimeout(PATIENCE, () => socket.destroy());
  const answer = await text(socket).catch(() => "");
  if (answer.startsWith("« npm run ")) return `${answer} : attendez sa fin, ou arrêtez-le.`;
  return `Le Gatsby d’une commande tuée travaille encore dans ce dossier, ou un autre programme se sert de son port (127.0.0.1:${port}) : attendez une minute, ou arrêtez-le.`;
}

/**
 * Until its end, no other run may start here. The lock is a port of this machine: the system frees it when the last process that has it ends.
 * @returns the lock, for Gatsby to hold too. @throws in French, if a run works in this folder.
 */
export async function startRun(command: Command): Promise<Server> {
  const folder = realpathSync.native(".");
  const port = portOf(folder);
  const lock = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(`« npm run ${command} » (processus ${process.pid}) travaille dans ${folder}`);
  });
  try {
    await once(lock.listen(port, HOST), "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(await refusalBy(port), { cause: error });
  }
  return lock.unref();
}

/** @throws in French, if a run works in this folder. */
export async function refuseBesideRun(): Promise<void> {
  const lock = await startRun("build");
  await once(lock.close(), "close");
}
