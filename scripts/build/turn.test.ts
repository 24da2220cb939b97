import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { Project } from "./testing/project";
import { LOCK, takeTurn } from "./turn";

/** A lock counts as left by a killed process after five seconds. */
jest.setTimeout(60_000);

let project: Project;

beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove());

/** Another process that has taken its turn and keeps it. */
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

it("is taken at once where nobody has it, and given back", async () => {
  const told = jest.fn();
  const turn = await takeTurn(project.places, told);
  expect(existsSync(lockFile())).toBe(true);
  await turn.end();
  expect(existsSync(lockFile())).toBe(false);
  expect(told).not.toHaveBeenCalled();
});

it("is waited for, which is said once, in French", async () => {
  const told = jest.fn();
  const first = await takeTurn(project.places, told);
  let hasSecond = false;
  const second = takeTurn(project.places, told).then((turn) => {
    hasSecond = true;
    return turn;
  });
  // Longer than a few tries.
  await new Promise((passed) => setTimeout(passed, 1000));
  expect(hasSecond).toBe(false);
  expect(told.mock.calls).toEqual([[expect.stringContaining("est en cours dans ce dossier")]]);
  await first.end();
  await (await second).end();
  expect(hasSecond).toBe(true);
});

it("passes on when the process that has it is stopped", async () => {
  const holder = await startHolder();
  holder.kill("SIGTERM");
  await once(holder, "exit");
  expect(existsSync(lockFile())).toBe(false);
});

it("is taken over from a process that was killed", async () => {
  const holder = await startHolder();
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(existsSync(lockFile())).toBe(true);
  const told = jest.fn();
  const turn = await takeTurn(project.places, told);
  expect(told).toHaveBeenCalledTimes(1);
  await turn.end();
});

it("tells who has lost it to another", async () => {
  const turn = await takeTurn(project.places);
  const lost = once(turn.lost, "abort");
  rmSync(lockFile(), { recursive: true });
  mkdirSync(lockFile());
  // The library knows its own lock by the time in it, which a file system may round to some milliseconds.
  const later = new Date(Date.now() + 1000);
  utimesSync(lockFile(), later, later);
  await lost;
  expect(String(turn.lost.reason)).toContain("une autre a pris sa place");
  // What the other has stays.
  await turn.end();
  expect(existsSync(lockFile())).toBe(true);
});
