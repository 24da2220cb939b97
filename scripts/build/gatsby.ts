import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

import { chooseSource } from "../../src/content/sources/choose-source";
import { previewVariables, readEnvFile, siteAddresses } from "../../src/environment";
import { addToRun, type Command, startRun } from "./run";
import { emptyCache } from "./site";

/** `drafts`: show the drafts of a Contentful space. @throws with a French message that says what to change. */
export async function prepareGatsby(command: Command, drafts: boolean): Promise<void> {
  readEnvFile();
  if (drafts) Object.assign(process.env, previewVariables(process.env));
  siteAddresses(process.env);
  await chooseSource().prepare?.();
  startRun(command);
  emptyCache();
}

interface GatsbyOptions extends SpawnOptions {
  /** Files that Node loads into each process of Gatsby. */
  preload?: readonly string[];
}

export function spawnGatsby(args: readonly string[], options: GatsbyOptions = {}): ChildProcess {
  const { preload = [], env, ...others } = options;
  const required = preload.flatMap((file) => ["--require", file]);
  // Node 22 and 24 warn that a package of Gatsby's uses `punycode`, which Gatsby logs as an error.
  const nodeOptions = ["--disable-warning=DEP0040", ...required];
  const gatsby = spawn(process.execPath, [...nodeOptions, "node_modules/gatsby/cli.js", ...args], {
    stdio: "inherit",
    ...others,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
  addToRun(gatsby.pid);
  return gatsby;
}

/** Stops Gatsby at a signal. @returns the exit code; null after a signal. */
export async function exitOf(
  gatsby: ChildProcess,
  stop: (signal: NodeJS.Signals) => unknown = (signal) => gatsby.kill(signal),
): Promise<number | null> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  const [code] = (await once(gatsby, "exit")) as [number | null];
  return gatsby.killed ? null : code;
}
