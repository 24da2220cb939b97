import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { addToRun, startRun } from "./run";

const repository = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "run-"));

beforeEach(() => {
  process.chdir(folder);
  rmSync(".build", { recursive: true, force: true });
});
afterAll(() => {
  // Windows does not remove a process's working directory.
  process.chdir(repository);
  rmSync(folder, { recursive: true });
});

/** Id of a process that has ended. */
const ENDED = spawnSync(process.execPath, ["--version"]).pid;

/** Id of a process that goes on. */
const LIVING = process.ppid;

/** Leaves the file of a run whose command and whose Gatsby have these ids. */
function leave(command: number, gatsby: number): void {
  mkdirSync(".build", { recursive: true });
  writeFileSync(".build/run", `develop ${command} ${gatsby}`);
}

it("refuses a second run, and names the first one's command and processes", () => {
  leave(LIVING, ENDED);
  expect(() => startRun("preview")).toThrow(
    `« npm run develop » (processus ${LIVING}, ${ENDED}) travaille dans ce dossier : attendez sa fin`,
  );
});

it("begins after a run of an earlier boot, whose ids other processes may have now", () => {
  leave(LIVING, LIVING);
  utimesSync(".build/run", 0, 0);
  startRun("build");
  addToRun(ENDED);
  expect(readFileSync(".build/run", "utf8")).toBe(`build ${process.pid} ${ENDED}`);
});

it("begins after a killed run only once its Gatsby has ended", () => {
  leave(ENDED, LIVING);
  expect(() => startRun("build")).toThrow(`« npm run develop » (processus ${ENDED}, ${LIVING})`);
  leave(ENDED, ENDED);
  startRun("build");
  expect(readFileSync(".build/run", "utf8")).toBe(`build ${process.pid}`);
});

const onLinux = process.platform === "linux" ? it : it.skip;

onLinux("begins after a killed run that nobody has asked for its exit code", async () => {
  // The second sleep takes the shell's place while the first one runs, and never asks for its exit code.
  const parent = spawn("sh", ["-c", "sleep 1 & echo $!; exec sleep 60"]);
  const [printed] = (await once(parent.stdout, "data")) as [Buffer];
  const zombie = Number(printed.toString());
  while (!readFileSync(`/proc/${zombie}/stat`, "utf8").includes(") Z ")) await setTimeout(10);
  leave(zombie, zombie);
  startRun("build");
  expect(readFileSync(".build/run", "utf8")).toBe(`build ${process.pid}`);
  parent.kill();
});

it("leaves nothing at its end", () => {
  const source = `
    require(${JSON.stringify(resolve(repository, "scripts/build/run.ts"))}).startRun("build");
    console.log(require("node:fs").readFileSync(".build/run", "utf8"));`;
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const { pid, stdout } = spawnSync(process.execPath, ["--import", tsx, "--eval", source], {
    encoding: "utf8",
  });
  expect(stdout.trim()).toBe(`build ${pid}`);
  expect(existsSync(".build/run")).toBe(false);
});
