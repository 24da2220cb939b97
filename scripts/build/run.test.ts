import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { refuseBesideRun, startRun } from "./run";

const repository = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "run-"));

beforeEach(() => process.chdir(folder));
afterEach(() => process.chdir(repository));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A double of Gatsby. Node loads it before Gatsby's file, which this folder does not have: the double ignores that error,
 * and keeps the process alive.
 */
const GATSBY = "setInterval(() => {}, 1000); process.on('uncaughtException', () => {});";

/**
 * Starts a run in the folder, as `develop` does, with a Gatsby that outlives its command.
 * @returns the command, and the id of Gatsby's process.
 */
async function startCommand(): Promise<{ command: ChildProcess; gatsby: number }> {
  const preload = join(folder, "gatsby.js");
  writeFileSync(preload, GATSBY);
  const source = `
    const { startRun } = require(${JSON.stringify(resolve(repository, "scripts/build/run.ts"))});
    const { spawnGatsby } = require(${JSON.stringify(resolve(repository, "scripts/build/gatsby.ts"))});
    startRun().then((lock) => {
      console.log(spawnGatsby({ site: "site", lock }, [], [${JSON.stringify(preload)}]).pid);
    });`;
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const command = spawn(process.execPath, ["--import", tsx, "--eval", source], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [printed] = (await once(command.stdout, "data")) as [Buffer];
  return { command, gatsby: Number(printed.toString()) };
}

/** Kills the last process of a run, and waits until a new run is possible. */
async function end(id: number): Promise<void> {
  process.kill(id, "SIGKILL");
  const isRefused = () =>
    refuseBesideRun().then(
      () => false,
      () => true,
    );
  while (await isRefused()) continue;
}

it("refuses a second run until the last process of the first one ends, also if the command is killed", async () => {
  const refusal = `travaille encore dans ${process.cwd()} : attendez sa fin, ou arrêtez-la.`;
  const { command, gatsby } = await startCommand();
  await expect(startRun()).rejects.toThrow(refusal);
  command.kill("SIGKILL");
  await once(command, "exit");
  // On Windows, Gatsby does not hold the lock (`streamsAnd` in gatsby.ts).
  if (process.platform !== "win32") await expect(startRun()).rejects.toThrow(refusal);
  await end(gatsby);
  (await startRun()).close();
});

it("the lock does not keep its process running", () => {
  const source = `require(${JSON.stringify(resolve(repository, "scripts/build/run.ts"))}).startRun()`;
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const { status, stderr } = spawnSync(process.execPath, ["--import", tsx, "--eval", source], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
