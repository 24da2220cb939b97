// `npm run develop`: `gatsby develop`, with the queries' types after each save. `npm run preview`: the drafts of a Contentful space
// (docs/contentful.md). With a space, a reverse proxy keeps its token from other sites. `-- --port 9100` sets the port.
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

import chokidar from "chokidar";

import { startProxy } from "../plugins/gatsby-plugin-draft-preview/reverse-proxy";
import { UNEXPLAINED } from "../src/content/sources/explained";
import { checkRun, exitOf, prepareGatsby, spawnGatsby } from "./build/gatsby";
import { makeQueryTypes } from "./make-query-types";
import { runCommand } from "./run-command";

/** Gatsby's lines about its own address, which the proxy hides. */
const HIDDEN =
  /^[\s\u2800]*$|^You can now view|^View GraphiQL|^Note that the development build|^To create a production build/;

/** @returns the exit code; null after a signal. */
async function developBehindProxy(port: number): Promise<number | null> {
  // Random loopback address and port, so that no web page can find the unprotected dev server. macOS routes only 127.0.0.1.
  const byte = () => randomInt(1, 255);
  const host = process.platform === "darwin" ? "127.0.0.1" : `127.${byte()}.${byte()}.${byte()}`;
  const hiddenPort = String(randomInt(10_000, 32_000));
  const stopProxy = await startProxy(port, `http://${host}:${hiddenPort}`);
  console.log(`L’aperçu sera sur http://localhost:${port} dans une minute.`);
  const gatsby = spawnGatsby(["develop", "--host", host, "--port", hiddenPort], {
    // A process group, which one signal ends without messages.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    // The default logger redraws its lines, even in a pipe. This one writes a line for each event.
    env: { GATSBY_LOGGER: "yurnalist", ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
  });
  let isReady = false;
  const lines = gatsby.stdout && createInterface(gatsby.stdout);
  lines?.on("line", (line) => {
    if (HIDDEN.test(line)) return;
    if (!line.includes(host)) console.log(line);
    else if (!isReady) {
      isReady = true;
      console.log(`L’aperçu est sur http://localhost:${port}.`);
    }
  });
  const code = await exitOf(gatsby, () => gatsby.pid && process.kill(-gatsby.pid, "SIGKILL"));
  stopProxy();
  if (code === null) console.log("L’aperçu est arrêté.");
  // Messages of the site never end `gatsby develop`.
  else if (code !== 0) console.error(UNEXPLAINED);
  return code;
}

function watchQueries() {
  const write = () => void makeQueryTypes().catch((error: unknown) => console.error(error));
  write();
  return chokidar.watch("src/**/*.{ts,tsx}", { ignored: "**/*.d.ts", ignoreInitial: true }).on("all", write);
}

void runCommand(async () => {
  const { port: given, drafts = false } = parseArgs({
    options: { port: { type: "string", short: "p" }, drafts: { type: "boolean" } },
  }).values;
  const defaultPort = drafts ? "9000" : "8000";
  const port = Number(given ?? defaultPort);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error(`« ${given} » n’est pas un port : il faut un nombre, tel que ${defaultPort}.`);
  await prepareGatsby(drafts);
  if (drafts) process.env.ENABLE_GATSBY_REFRESH_ENDPOINT = "true";
  const watcher = drafts ? undefined : watchQueries();
  const code = await (process.env.CONTENTFUL_SPACE_ID
    ? developBehindProxy(port)
    : exitOf(spawnGatsby(["develop", "--port", String(port)])));
  await watcher?.close();
  checkRun();
  return code ?? 0;
});
