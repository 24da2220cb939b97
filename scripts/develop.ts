/**
 * `npm run develop` shows the site on this machine, and each change of its code or its local content. After each save it writes the
 * types of the queries. `npm run preview` shows the drafts of a Contentful space, and follows them (docs/contentful.md).
 * `-- --port 9100` listens on another port.
 */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

import chokidar from "chokidar";

import { previewVariables } from "../src/content/sources";
import { readEnvFile } from "../src/environment";
import { inProject, runCommand } from "./build/gatsby";
import { emptyCache } from "./build/site";
import { openGate } from "./gate";
import { makeQueryTypes } from "./make-query-types";

/** What Gatsby prints about its own address, which nobody needs. */
const ABOUT_ITSELF =
  /^[\s\u2800]*$|^You can now view|^View GraphiQL|^Note that the development build|^To create a production build/;

interface Address {
  host: string;
  port: number;
}

/** An address of this machine that no page can guess. On macOS there is one host only. */
async function hiddenAddress(): Promise<Address> {
  const byte = () => randomInt(1, 255);
  const host = process.platform === "darwin" ? "127.0.0.1" : `127.${byte()}.${byte()}.${byte()}`;
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return { host, port };
}

/** Runs `gatsby develop` at an address until a signal stops this process. @returns its exit code. */
async function runDevelop({ host, port }: Address, ready: () => void): Promise<number> {
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
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      stopping.abort();
      if (gatsby.pid) process.kill(-gatsby.pid, "SIGKILL");
    });
  createInterface(gatsby.stdout).on("line", (line) => {
    if (line.includes(host)) ready();
    else if (!ABOUT_ITSELF.test(line)) console.log(line);
  });
  const [code] = (await once(gatsby, "exit")) as [number | null];
  return stopping.signal.aborted ? 0 : (code ?? 1);
}

/**
 * Shows the site on `localhost`, with each change, until it is stopped: Gatsby's development server, behind a gate that only answers
 * its own pages.
 * @param name what is shown, in French.
 * @throws in French, if the port or the environment is wrong.
 */
async function develop(name: string, defaultPort: string, port = defaultPort): Promise<number> {
  const publicPort = Number(port);
  if (!(Number.isInteger(publicPort) && publicPort > 0 && publicPort < 65_536))
    throw new Error(`« ${port} » n’est pas un port : il faut un nombre, tel que ${defaultPort}.`);
  return inProject(async () => {
    const hidden = await hiddenAddress();
    const closeGate = await openGate(publicPort, `http://${hidden.host}:${hidden.port}`);
    const address = `http://localhost:${publicPort}`;
    console.log(`${name} sera sur ${address} dans une minute.`);
    let isReady = false;
    const code = await runDevelop(hidden, () => {
      if (!isReady) console.log(`${name} est sur ${address}.`);
      isReady = true;
    });
    closeGate();
    if (code === 0) console.log(`${name} est arrêté.`);
    return code;
  });
}

/** Writes the types of the queries, now and after each save. */
async function developWithTypes(port?: string): Promise<number> {
  const write = () => void makeQueryTypes().catch((error: unknown) => console.error(error));
  write();
  const queries = chokidar
    .watch("src/**/*.{ts,tsx}", { ignored: "**/*.d.ts", ignoreInitial: true })
    .on("all", write);
  return develop("Le site", "8000", port).finally(() => queries.close());
}

function preview(port?: string): Promise<number> {
  readEnvFile();
  Object.assign(process.env, previewVariables(process.env), { ENABLE_GATSBY_REFRESH_ENDPOINT: "true" });
  return develop("L’aperçu", "9000", port);
}

void runCommand(async () => {
  const { port, drafts } = parseArgs({
    options: { port: { type: "string", short: "p" }, drafts: { type: "boolean" } },
  }).values;
  return drafts ? preview(port) : developWithTypes(port);
});
