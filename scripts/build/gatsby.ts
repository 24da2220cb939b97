import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";

import { chooseSource, previewVariables, readEnvFile, siteAddresses } from "../../src/environment";
import { compilePlugins } from "../build-plugins";
import { emptyCache, lockProject } from "./site";

/**
 * Runs some work in the project's folder, once no other process builds or develops there. Before that it reads `.env`, and checks what a
 * build needs: the addresses, one source that answers.
 * @param drafts whether to show the drafts of a Contentful space.
 * @throws in French, with what to change.
 */
export async function inProject(work: () => Promise<number>, drafts = false): Promise<number> {
  readEnvFile();
  if (drafts) Object.assign(process.env, previewVariables(process.env));
  siteAddresses(process.env);
  await chooseSource().prepare?.();
  const unlock = await lockProject();
  try {
    await compilePlugins();
    return await work();
  } finally {
    // A lock that was lost cannot be released.
    await unlock().catch(() => undefined);
  }
}

/**
 * Runs `gatsby build` without what Gatsby knew about content, with this process's output. It gets this process's signals, and ends
 * soon after this process if that is killed.
 * @returns its exit code; after a signal, 128 and the signal's number, as in shells.
 */
export async function buildWithGatsby(): Promise<number> {
  emptyCache();
  const preload = ["--require", join(__dirname, "preload.js")];
  const gatsby = spawn(process.execPath, [...preload, "node_modules/gatsby/cli.js", "build"], {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  let stopped = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      stopped = 128 + constants.signals[signal];
      gatsby.kill(signal);
    });
  const [code, signal] = (await once(gatsby, "exit")) as [number | null, NodeJS.Signals | null];
  return stopped || (code ?? 128 + (signal ? constants.signals[signal] : 0));
}

/** Runs a command of package.json: prints the message of its error, and sets the exit code. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  process.exitCode = await command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
