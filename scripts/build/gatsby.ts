import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";

/** Loaded into Gatsby and its workers. Quoted, because Node splits NODE_OPTIONS at spaces. */
const LOADED = ["end-with-parent.js", "without-online-check.js"]
  .map((file) => `--require "${join(__dirname, file)}"`)
  .join(" ");

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How a run of Gatsby ended. */
export interface GatsbyEnd {
  /** Its exit code. After a signal, 128 plus the signal's number, as in shells. */
  code: number;
  /** The signal that stopped it. It was sent to Gatsby, or to this process, which forwards it. */
  signal?: NodeJS.Signals;
}

/**
 * Runs a command of Gatsby, with this process's output.
 * @param folder the site's folder, with `node_modules`.
 * @param options.args the arguments of the command.
 * @param options.stop ends the command early.
 */
export async function runGatsby(
  command: "build" | "develop",
  folder: string,
  { args = [], stop }: { args?: readonly string[]; stop: AbortSignal },
): Promise<GatsbyEnd> {
  const { NODE_OPTIONS = "" } = process.env;
  const child = spawn(process.execPath, [join(folder, "node_modules/gatsby/cli.js"), command, ...args], {
    cwd: folder,
    stdio: "inherit",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: `${NODE_OPTIONS} ${LOADED}`.trim(),
    },
  });
  let forwarded: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals) => {
    forwarded = signal;
    child.kill(signal);
  };
  const end = () => forward("SIGTERM");
  for (const signal of FORWARDED) process.on(signal, forward);
  stop.addEventListener("abort", end);
  if (stop.aborted) end();
  try {
    const [code, own] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    const signal = forwarded ?? own ?? undefined;
    return { code: code ?? 128 + (signal ? constants.signals[signal] : 0), ...(signal && { signal }) };
  } finally {
    for (const signal of FORWARDED) process.off(signal, forward);
    stop.removeEventListener("abort", end);
  }
}
