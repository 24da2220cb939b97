/** One run of Gatsby at a time works in this folder, because `.cache/` and `public/` are its own. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { uptime } from "node:os";
import { dirname, join, resolve } from "node:path";

export type Command = "build" | "develop" | "preview";

/** A lock: the command of the run, and the ids of its processes: « build 12 13 ». */
const RUN = join(".build", "run");

/** After a boot, other processes have the ids of a file that is older. */
const isOfThisBoot = () => statSync(RUN).mtimeMs > Date.now() - uptime() * 1000;

/** On Linux, an ended process still takes signals until its parent has asked for its exit code. In a container, some parents never ask. */
function isZombie(id: string): boolean {
  try {
    // « 12 (node) Z 1 … »
    return readFileSync(`/proc/${id}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

function isRunning(id: string): boolean {
  // A new container may give this process the id of an ended one.
  if (id === String(process.pid)) return false;
  try {
    process.kill(Number(id), 0);
    return !isZombie(id);
  } catch (error) {
    // Another user's process exists, but takes no signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** @throws in French, if a run works in this folder. Removes the file of one that has ended. */
export function refuseBesideRun(): void {
  if (!existsSync(RUN)) return;
  const text = readFileSync(RUN, "utf8");
  const [command, ...ids] = text.split(" ");
  if (text && !(isOfThisBoot() && ids.some(isRunning))) {
    rmSync(RUN, { force: true });
    return;
  }
  // The file is empty for an instant, before its command is in it.
  const run = text ? `« npm run ${command} » (processus ${ids.join(", ")})` : "Une autre commande";
  throw new Error(
    `${run} travaille dans ce dossier : attendez sa fin, ou arrêtez-la. Si elle est déjà arrêtée, supprimez .build/run.`,
  );
}

/** Until its end, no other run may start here. @throws in French, if a run works in this folder. */
export function startRun(command: Command): void {
  refuseBesideRun();
  mkdirSync(dirname(RUN), { recursive: true });
  try {
    writeFileSync(RUN, `${command} ${process.pid}`, { flag: "wx" });
  } catch (error) {
    // Another command has started at the same time.
    refuseBesideRun();
    throw error;
  }
  const file = resolve(RUN);
  // Somebody may have removed the file, and another run may have written its own.
  const isOwn = () => existsSync(file) && readFileSync(file, "utf8").split(" ")[1] === String(process.pid);
  process.on("exit", () => isOwn() && rmSync(file));
}

/** Gatsby goes on for a while if its command is killed. */
export function addToRun(id: number | undefined): void {
  if (id !== undefined) appendFileSync(RUN, ` ${id}`);
}
