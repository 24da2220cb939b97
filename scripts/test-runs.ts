import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { type Count, countJest, countPlaywright } from "./test-reports";

/** The results of each group of tests, by name. */
export type Counts = Record<string, Count>;

/** The result of a step that has failed and has no counts. */
export const FAILED: Count = { passed: 0, failed: 1 };

/** Runs the tests of this project, or of a copy of it, in its folder. */
export class TestRuns {
  private readonly results: string;

  constructor(private readonly directory = process.cwd()) {
    this.results = join(directory, "test-results");
    rmSync(this.results, { recursive: true, force: true });
    mkdirSync(this.results, { recursive: true });
  }

  /** @returns whether the script has succeeded. */
  async npm(...args: string[]): Promise<boolean> {
    const script = spawn("npm", ["run", "--silent", ...args], {
      cwd: this.directory,
      stdio: "inherit",
      // Tests use the local content and send nothing, whatever this shell and `.env` set.
      env: {
        ...process.env,
        CONTENTFUL_SPACE_ID: "",
        CONTENTFUL_ACCESS_TOKEN: "",
        GATSBY_STUDY_REQUEST_ENDPOINT: "",
      },
    });
    const [code] = (await once(script, "exit")) as [number | null];
    return code === 0;
  }

  async jest(group: string, ...args: string[]): Promise<Count> {
    const file = join(this.results, `${group}.json`);
    await this.npm(`test:${group}`, "--", "--json", `--outputFile=${file}`, ...args);
    return countJest(file);
  }

  async playwright(...args: string[]): Promise<Counts> {
    await this.npm("test:e2e", "--", ...args);
    return countPlaywright(join(this.results, "e2e.json"));
  }
}

export function sumOf(counts: Counts): Count {
  const all = Object.values(counts);
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Prints the counts, with their sum in the last line, and sets the exit code. */
export function report(counts: Counts): void {
  const line = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`;
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${line(count)}`);
  const sum = sumOf(counts);
  console.log(line(sum));
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}
