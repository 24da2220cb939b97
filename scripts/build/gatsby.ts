import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";

/** In quotes: Node splits its options at spaces. */
const WITH_PARENT = `--require "${join(__dirname, "end-with-parent.js")}"`;

const PASSED_ON = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How a run of Gatsby ended. */
export interface GatsbyEnd {
  /** Its exit code; where a signal ended it, 128 and the signal's number, as shells say it. */
  code: number;
  /** The signal that stopped it, be it sent to it or to this process, which has passed it on. */
  signal?: NodeJS.Signals;
}

/**
 * Runs a command of Gatsby, which prints to this process's own output.
 * @param folder the site's, with `node_modules`.
 * @param options.words what follows the command.
 * @param options.stop ends it early.
 */
export async function runGatsby(
  command: "build" | "develop",
  folder: string,
  { words = [], stop }: { words?: readonly string[]; stop: AbortSignal },
): Promise<GatsbyEnd> {
  const { NODE_OPTIONS = "" } = process.env;
  const child = spawn(process.execPath, [join(folder, "node_modules/gatsby/cli.js"), command, ...words], {
    cwd: folder,
    stdio: "inherit",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: `${NODE_OPTIONS} ${WITH_PARENT}`.trim(),
    },
  });
  let passed: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    passed = signal;
    child.kill(signal);
  };
  const end = () => passOn("SIGTERM");
  for (const signal of PASSED_ON) process.on(signal, passOn);
  stop.addEventListener("abort", end);
  if (stop.aborted) end();
  try {
    const [code, own] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    const signal = passed ?? own ?? undefined;
    return { code: code ?? 128 + (signal ? constants.signals[signal] : 0), ...(signal && { signal }) };
  } finally {
    for (const signal of PASSED_ON) process.off(signal, passOn);
    stop.removeEventListener("abort", end);
  }
}
