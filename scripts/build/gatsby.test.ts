import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { exitOf, prepareGatsby } from "./gatsby";

const repository = process.cwd();
const children: ChildProcess[] = [];

/** A process that stands for Gatsby. */
function start(source: string): ChildProcess {
  const child = spawn(process.execPath, ["--eval", source]);
  children.push(child);
  return child;
}
const NEVER_ENDS = "setInterval(() => {}, 1000)";

afterEach(() => {
  process.chdir(repository);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.removeAllListeners(signal);
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

it.each(["cms (1)", "[2026]", "a{b}", "a!"])(
  "refuses the folder %s, which Gatsby takes for a pattern",
  async (name) => {
    const parent = mkdtempSync(join(tmpdir(), "pattern-"));
    mkdirSync(join(parent, name));
    process.chdir(join(parent, name));
    await expect(prepareGatsby("build", false)).rejects.toThrow(
      "Gatsby ne sait pas lire un dossier dont le chemin",
    );
    process.chdir(repository);
    rmSync(parent, { recursive: true });
  },
);

describe("the end of Gatsby", () => {
  it("has its exit code", async () => {
    expect(await exitOf(start("process.exit(3)"))).toBe(3);
  });

  it("names the signal by which the system has ended it", async () => {
    const gatsby = start(NEVER_ENDS);
    gatsby.kill("SIGKILL");
    await expect(exitOf(gatsby)).rejects.toThrow("Gatsby a été arrêté (SIGKILL) : la mémoire ou le disque");
  });

  it("has no code after a stop by a person or a host", async () => {
    const gatsby = start(NEVER_ENDS);
    const end = exitOf(gatsby);
    process.emit("SIGTERM");
    expect(await end).toBeNull();
  });
});
