/** One run of Gatsby at a time works in this folder, because `.cache/` and `public/` are its own. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

export type Command = "build" | "develop" | "preview";

/** A folder for each run, with one file for each of its processes, named by the process id. */
const RUNS = resolve(".build/runs");

/** File with the name of the run that started last. Of two runs that start together, only one is the last. */
const CURRENT = join(RUNS, "current");

/** Timeout for the end of the other runs, in ms. A process ends within 200 ms of its replacement (`watch-run.js`), and its command then prints a message. */
const PATIENCE = 30_000;

interface Run {
  name: string;
  /** Ids of the run's processes that have not ended. */
  processes: readonly string[];
}

function isRunning(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // Another user's process exists, but takes no signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Removes the folders of runs that have ended. @returns the others. */
function otherRuns(own?: string): Run[] {
  const folders = existsSync(RUNS) ? readdirSync(RUNS, { withFileTypes: true }) : [];
  const runs = folders
    .filter((entry) => entry.isDirectory() && entry.name !== own)
    .map(({ name }) => ({ name, processes: readdirSync(join(RUNS, name)).filter(isRunning) }));
  for (const { name, processes } of runs)
    if (processes.length === 0) rmSync(join(RUNS, name), { recursive: true, force: true });
  return runs.filter(({ processes }) => processes.length > 0);
}

const processesOf = ({ processes }: Run) => `processus ${processes.join(", ")}`;

/** No command ends `develop` or `preview`, because an engineer or an editor is at work. @throws in French, if one of them runs in this folder. */
export function refuseBesideDevelop(): void {
  for (const run of otherRuns()) {
    const [command = ""] = run.name.split("-");
    if (command === "build") continue;
    throw new Error(
      `« npm run ${command} » travaille dans ce dossier (${processesOf(run)}) : arrêtez-le, puis recommencez. S’il est déjà arrêté, supprimez .build/runs.`,
    );
  }
}

/** Waits until the processes of replaced runs have ended. @throws in French, if they do not end, or this run is replaced too. */
async function waitForOthers(own: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const [other] = otherRuns(own);
    if (!other) return;
    checkRun();
    if (Date.now() > deadline)
      throw new Error(
        `Une autre commande de ce dossier ne s’arrête pas (${processesOf(other)}) : arrêtez-la, puis recommencez.`,
      );
    await setTimeout(50);
  }
}

/** Ends the build that runs in this folder, and waits for its end. @throws in French, if it does not end, or `develop` or `preview` runs. */
export async function startRun(command: Command): Promise<void> {
  refuseBesideDevelop();
  const name = `${command}-${randomUUID()}`;
  const run = join(RUNS, name);
  mkdirSync(run, { recursive: true });
  writeFileSync(join(run, String(process.pid)), "");
  process.on("exit", () => rmSync(run, { recursive: true, force: true }));
  process.env.RUN_FOLDER = run;
  // A rename replaces the file whole, so that no process reads half of a name.
  writeFileSync(`${run}.name`, name);
  renameSync(`${run}.name`, CURRENT);
  await waitForOthers(name);
  checkRun();
}

/** @throws in French, if another command has started in this folder. */
export function checkRun(): void {
  if (readFileSync(CURRENT, "utf8") !== basename(process.env.RUN_FOLDER ?? ""))
    throw new Error("Une autre commande a commencé dans ce dossier : celle-ci est arrêtée.");
}
