import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text as readText } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const folder = mkdtempSync(join(tmpdir(), "runs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TSX = pathToFileURL(require.resolve("tsx")).href;
const RUN = resolve("scripts/build/run.ts");
const WATCH = resolve("scripts/build/watch-run.js");

/** Starts a command that starts a run, as `build` does, then a process in one endless synchronous task, as Gatsby's longest. */
function start(command: "build" | "develop"): ChildProcess {
  const gatsby = `
    require("fs").writeFileSync("gatsby-" + process.ppid + "-" + process.pid, "");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;
  const source = `
    const { spawn } = require("node:child_process");
    const { once } = require("node:events");
    const { checkRun, startRun } = require(${JSON.stringify(RUN)});
    let gatsby;
    // Before the run starts: a signal without a handler would end the process before it removes its folder.
    process.on("SIGTERM", () => {
      gatsby?.kill("SIGKILL");
      process.exit();
    });
    async function command() {
      await startRun("${command}");
      console.log("started");
      gatsby = spawn(process.execPath, ["--require", ${JSON.stringify(WATCH)}, "--eval", ${JSON.stringify(gatsby)}]);
      await once(gatsby, "exit");
      checkRun();
    }
    command().catch((error) => console.log(error.message));`;
  const options: SpawnOptions = { cwd: folder, stdio: ["ignore", "pipe", "inherit"] };
  return spawn(process.execPath, ["--import", TSX, "--eval", source], options);
}

const outputOf = ({ stdout }: ChildProcess) => (stdout ? readText(stdout) : Promise.resolve(""));

/** @returns the id of the command's second process, once that process has written its file. */
async function gatsbyOf(command: ChildProcess): Promise<number> {
  const prefix = `gatsby-${command.pid}-`;
  for (;;) {
    if (command.exitCode !== null) throw new Error("The command has ended.");
    const file = readdirSync(folder).find((name) => name.startsWith(prefix));
    if (file) return Number(file.slice(prefix.length));
    await new Promise((done) => setTimeout(done, 20));
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function stop(command: ChildProcess): Promise<void> {
  command.kill("SIGTERM");
  await once(command, "exit");
}

it("ends an earlier build, also one in a synchronous task, before a new one starts", async () => {
  const earlier = start("build");
  const earlierOutput = outputOf(earlier);
  const gatsby = await gatsbyOf(earlier);
  const later = start("build");
  // The later build has printed « started ».
  if (later.stdout) await once(later.stdout, "data");
  expect(isRunning(gatsby)).toBe(false);
  expect(await earlierOutput).toContain("Une autre commande a commencé dans ce dossier");
  await stop(later);
});

it("lets only one of two builds that start together go on", async () => {
  const builds = [start("build"), start("build")] as const;
  const outputs = builds.map(outputOf);
  const endOf = async (build: ChildProcess) => {
    await once(build, "exit");
    return build;
  };
  const refused = await Promise.race(builds.map(endOf));
  const goesOn = builds[0] === refused ? builds[1] : builds[0];
  await stop(goesOn);
  const texts = await Promise.all(outputs);
  expect(texts.filter((text) => text.includes("Une autre commande a commencé"))).toHaveLength(1);
  expect(readdirSync(join(folder, ".build/runs"))).toEqual(["current"]);
});

it("refuses a build beside develop, which goes on", async () => {
  const develop = start("develop");
  const gatsby = await gatsbyOf(develop);
  expect(await outputOf(start("build"))).toMatch(
    /^« npm run develop » travaille dans ce dossier \(processus \d+/,
  );
  expect(isRunning(gatsby)).toBe(true);
  await stop(develop);
  expect(existsSync(join(folder, ".build/runs/current"))).toBe(true);
});
