import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { Project } from "./testing/project";
import { LOCK, takeTurn } from "./turn";

/** After five seconds, a lock counts as left by a killed process. */
jest.setTimeout(60_000);

let project: Project;

beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove());

/** Starts another process, which takes its turn and keeps it. */
async function startHolder(): Promise<ChildProcess> {
  const script = `
    const { takeTurn } = require(${JSON.stringify(join(__dirname, "turn.ts"))});
    takeTurn({ build: ${JSON.stringify(project.places.build)} }).then(() => console.log("mine"));
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--import", "tsx", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: undefined },
  });
  await once(holder.stdout, "data");
  return holder;
}

const lockFile = () => join(project.places.build, LOCK);

it("takes a free lock at once, and releases it", async () => {
  const printed = jest.fn();
  const turn = await takeTurn(project.places, printed);
  expect(existsSync(lockFile())).toBe(true);
  await turn.end();
  expect(existsSync(lockFile())).toBe(false);
  expect(printed).not.toHaveBeenCalled();
});

it("waits for another process, and reports it once in French", async () => {
  const printed = jest.fn();
  const first = await takeTurn(project.places, printed);
  let hasSecond = false;
  const second = takeTurn(project.places, printed).then((turn) => {
    hasSecond = true;
    return turn;
  });
  // Longer than several tries.
  await new Promise((passed) => setTimeout(passed, 1000));
  expect(hasSecond).toBe(false);
  expect(printed.mock.calls).toEqual([[expect.stringContaining("est en cours dans ce dossier")]]);
  await first.end();
  await (await second).end();
  expect(hasSecond).toBe(true);
});

it("releases the lock when its process is stopped", async () => {
  const holder = await startHolder();
  holder.kill("SIGTERM");
  await once(holder, "exit");
  expect(existsSync(lockFile())).toBe(false);
});

it("takes over the lock of a killed process", async () => {
  const holder = await startHolder();
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(existsSync(lockFile())).toBe(true);
  const printed = jest.fn();
  const turn = await takeTurn(project.places, printed);
  expect(printed).toHaveBeenCalledTimes(1);
  await turn.end();
});

it("informs a process that has lost its lock to another", async () => {
  const turn = await takeTurn(project.places);
  const lost = once(turn.lost, "abort");
  rmSync(lockFile(), { recursive: true });
  mkdirSync(lockFile());
  // The library recognises its own lock by the file's time, which a file system may round to some milliseconds.
  const later = new Date(Date.now() + 1000);
  utimesSync(lockFile(), later, later);
  await lost;
  expect(String(turn.lost.reason)).toContain("une autre a pris sa place");
  // The other process keeps its lock.
  await turn.end();
  expect(existsSync(lockFile())).toBe(true);
});
