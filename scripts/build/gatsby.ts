import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { chooseSource } from "../../src/content/sources/choose-source";
import { previewVariables, readEnvFile, siteAddresses } from "../../src/environment";
import { emptyCache } from "./site";

const RUNS = ".build/runs";

/** Makes this run the folder's only one: `stop-when-replaced.js` ends the processes of earlier runs. */
async function startRun(): Promise<void> {
  mkdirSync(RUNS, { recursive: true });
  const earlier = readdirSync(RUNS);
  for (const name of earlier) rmSync(join(RUNS, name));
  const run = join(RUNS, randomUUID());
  writeFileSync(run, "");
  process.env.GATSBY_RUN = run;
  process.on("exit", () => rmSync(run, { force: true }));
  // Longer than the polling interval of those processes.
  if (earlier.length > 0) await setTimeout(1000);
}

/** @throws with a French message if another command has started in this folder. */
export function checkRun(): void {
  if (!existsSync(process.env.GATSBY_RUN ?? ""))
    throw new Error("Une autre commande a commencé dans ce dossier : celle-ci est arrêtée.");
}

/** `drafts`: show the drafts of a Contentful space. @throws with a French message that says what to change. */
export async function prepareGatsby(drafts: boolean): Promise<void> {
  readEnvFile();
  if (drafts) Object.assign(process.env, previewVariables(process.env));
  siteAddresses(process.env);
  await chooseSource().prepare?.();
  await startRun();
  emptyCache();
}

export const spawnGatsby = (args: readonly string[], options: SpawnOptions = { stdio: "inherit" }) =>
  spawn(
    process.execPath,
    ["--require", join(__dirname, "stop-when-replaced.js"), "node_modules/gatsby/cli.js", ...args],
    { ...options, env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...options.env } },
  );

/** Stops Gatsby at a signal. @returns the exit code; null after a signal. */
export async function exitOf(
  gatsby: ChildProcess,
  stop: (signal: NodeJS.Signals) => unknown = (signal) => gatsby.kill(signal),
) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  const [code] = (await once(gatsby, "exit")) as [number | null];
  return gatsby.killed ? null : code;
}
