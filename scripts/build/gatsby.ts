import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";

/**
 * Runs a command of Gatsby in the project's folder, with this process's output. It gets this process's signals, and ends soon after
 * this process if that is killed.
 * @returns its exit code; after a signal, 128 and the signal's number, as in shells.
 */
export async function runGatsby(command: "build" | "develop", args: readonly string[]): Promise<number> {
  const endWithParent = ["--require", join(__dirname, "end-with-parent.js")];
  const gatsby = spawn(process.execPath, [...endWithParent, "node_modules/gatsby/cli.js", command, ...args], {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => gatsby.kill(signal));
  const [code, signal] = (await once(gatsby, "exit")) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
