// `npm run develop`: `gatsby develop`, with the queries' types after each save. `npm run preview`: the drafts of a Contentful space
// (docs/contentful.md). `-- --port 9100` sets the port.
//
// Two servers: Gatsby's own on any free port, and a reverse proxy on the port that people open. The proxy refuses other sites' requests, and
// those to endpoints that pages do not need (refusal.ts, SECURITY.md). It adds the key of this run to the others. `only-proxy.js`, loaded into
// each of Gatsby's processes, refuses requests without the key.
import { type ChildProcess, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

import chokidar from "chokidar";

import { afterLast } from "../src/content/sources/after-last";
import { UNEXPLAINED } from "../src/content/sources/explained";
import { previewHost } from "../src/environment";
import { exitOf, prepareGatsby, type Run, spawnGatsby } from "./build/gatsby";
import { startProxy } from "./develop/reverse-proxy";
import { makeQueryTypes } from "./make-query-types";
import { runCommand } from "./run-command";

/** Gatsby's lines about its own address, which the proxy hides. */
const HIDDEN =
  /^[\s\u2800]*$|^You can now view|^View GraphiQL|^Note that the development build|^To create a production build/;

const HOST = "127.0.0.1";

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, HOST), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Ends Gatsby and its child processes without messages. */
function endGroup({ pid }: ChildProcess): void {
  if (!pid) return;
  if (process.platform === "win32") spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
  else process.kill(-pid, "SIGKILL");
}

/** Prints Gatsby's lines, and `ready` once, in place of the lines with Gatsby's own address. */
function printLines(gatsby: ChildProcess, address: string, ready: string): void {
  let isReady = false;
  const lines = gatsby.stdout && createInterface(gatsby.stdout);
  lines?.on("line", (line) => {
    if (HIDDEN.test(line)) return;
    if (!line.includes(address)) {
      console.log(line);
      return;
    }
    if (!isReady) console.log(ready);
    isReady = true;
  });
}

/** @returns the exit code; null after a signal. */
async function developBehindProxy(run: Run, port: number, drafts: boolean): Promise<number | null> {
  process.env.DEVELOP_KEY = randomUUID();
  const gatsbyPort = String(await freePort());
  const gatsbyAddress = `http://${HOST}:${gatsbyPort}`;
  const access = drafts ? { hostInFront: previewHost(), forEngineers: false } : { forEngineers: true };
  const stopProxy = await startProxy(port, gatsbyAddress, access);
  const site = drafts ? "L’aperçu" : "Le site";
  console.log(`${site} sera sur http://localhost:${port} dans une minute.`);
  const gatsby = spawnGatsby(run, ["develop", "--host", HOST, "--port", gatsbyPort], {
    preload: [join(__dirname, "develop", "only-proxy.js")],
    // A process group, which one signal ends without messages.
    detached: process.platform !== "win32",
    isPiped: true,
    // The default logger redraws its lines, even in a pipe. This one writes a line for each event.
    env: { GATSBY_LOGGER: "yurnalist", ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
  });
  const graphiql = drafts ? "" : ` GraphiQL est sur http://localhost:${port}/___graphql.`;
  printLines(gatsby, gatsbyAddress, `${site} est sur http://localhost:${port}.${graphiql}`);
  const code = await exitOf(gatsby, () => endGroup(gatsby));
  stopProxy();
  if (code === null) console.log(`${site} est arrêté.`);
  // Messages of the site never end `gatsby develop`.
  if (code !== null && code !== 0) console.error(UNEXPLAINED);
  return code;
}

function watchQueries() {
  const write = () => void makeQueryTypes().catch((error: unknown) => console.error(error));
  write();
  const options = { ignored: "**/*.d.ts", ignoreInitial: true };
  return chokidar.watch("src/**/*.{ts,tsx}", options).on("all", afterLast(write));
}

void runCommand(async () => {
  const { port: given, drafts = false } = parseArgs({
    options: { port: { type: "string", short: "p" }, drafts: { type: "boolean" } },
  }).values;
  const defaultPort = drafts ? "9000" : "8000";
  const port = Number(given ?? defaultPort);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error(`« ${given} » n’est pas un port : il faut un nombre, tel que ${defaultPort}.`);
  const run = await prepareGatsby(drafts ? "preview" : "develop", drafts);
  if (drafts) process.env.ENABLE_GATSBY_REFRESH_ENDPOINT = "true";
  const watcher = drafts ? undefined : watchQueries();
  const code = await developBehindProxy(run, port, drafts);
  await watcher?.close();
  return code ?? 0;
});
