/**
 * `npm run develop` shows the site on this machine, and each change of its code or its local content. After each save it writes the
 * types of the queries. `npm run preview` shows the drafts of a Contentful space, and follows them (docs/contentful.md).
 * `-- --port 9100` listens on another port.
 */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

import chokidar from "chokidar";

import { inProject, runCommand } from "./build/gatsby";
import { emptyCache } from "./build/site";
import { openGate } from "./gate";
import { makeQueryTypes } from "./make-query-types";

/** What Gatsby prints about its own address, which nobody needs. */
const ABOUT_ITSELF =
  /^[\s\u2800]*$|^You can now view|^View GraphiQL|^Note that the development build|^To create a production build/;

/** Runs `gatsby develop` at an address until a signal stops this process. @returns its exit code. */
async function runDevelop(host: string, port: number, ready: () => void): Promise<number> {
  emptyCache();
  const args = ["node_modules/gatsby/cli.js", "develop", "--host", host, "--port", String(port)];
  const gatsby = spawn(process.execPath, ["--require", join(__dirname, "build/preload.js"), ...args], {
    // A group of its own: Gatsby's processes end at once and together, not one by one with messages about each other.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      // One line for each event. Gatsby draws over its lines otherwise, also into a pipe.
      GATSBY_LOGGER: "yurnalist",
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
    },
  });
  const stopping = new AbortController();
  let isReady = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      stopping.abort();
      if (gatsby.pid) process.kill(-gatsby.pid, "SIGKILL");
    });
  createInterface(gatsby.stdout).on("line", (line) => {
    const isAddress = line.includes(host);
    if (isAddress && !isReady) ready();
    else if (!isAddress && !ABOUT_ITSELF.test(line)) console.log(line);
    isReady ||= isAddress;
  });
  const [code] = (await once(gatsby, "exit")) as [number | null];
  return stopping.signal.aborted ? 0 : (code ?? 1);
}

/**
 * Shows the site on `localhost`, with each change, until it is stopped: Gatsby's development server, behind a gate that only answers
 * its own pages.
 * @param name what is shown, in French.
 */
async function develop(name: string, publicPort: number): Promise<number> {
  // An address of this machine that no page can guess. On macOS there is one host only.
  const byte = () => randomInt(1, 255);
  const host = process.platform === "darwin" ? "127.0.0.1" : `127.${byte()}.${byte()}.${byte()}`;
  const port = randomInt(10_000, 32_000);
  const closeGate = await openGate(publicPort, `http://${host}:${port}`);
  const address = `http://localhost:${publicPort}`;
  console.log(`${name} sera sur ${address} dans une minute.`);
  const code = await runDevelop(host, port, () => console.log(`${name} est sur ${address}.`));
  closeGate();
  if (code === 0) console.log(`${name} est arrêté.`);
  return code;
}

/** Writes the types of the queries, now and after each save. @returns a function that ends it. */
function followQueries(): () => Promise<void> {
  const write = () => void makeQueryTypes().catch((error: unknown) => console.error(error));
  write();
  const options = { ignored: "**/*.d.ts", ignoreInitial: true };
  const watcher = chokidar.watch("src/**/*.{ts,tsx}", options).on("all", write);
  return () => watcher.close();
}

void runCommand(async () => {
  const { port, drafts } = parseArgs({
    options: { port: { type: "string", short: "p" }, drafts: { type: "boolean" } },
  }).values;
  const defaultPort = drafts ? "9000" : "8000";
  const publicPort = Number(port ?? defaultPort);
  if (!(Number.isInteger(publicPort) && publicPort > 0 && publicPort < 65_536))
    throw new Error(`« ${port} » n’est pas un port : il faut un nombre, tel que ${defaultPort}.`);
  if (drafts) {
    process.env.ENABLE_GATSBY_REFRESH_ENDPOINT = "true";
    return inProject(() => develop("L’aperçu", publicPort), true);
  }
  const end = followQueries();
  return inProject(() => develop("Le site", publicPort)).finally(end);
});
