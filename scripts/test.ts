/** `npm test` and `npm run test:nightly`: runs the steps of lint, build and tests, then prints the duration of each and the sum of the counts. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

import type { JSONReport } from "@playwright/test/reporter";

import { LOCAL } from "../src/testing/content";
import { refuseBesideRun } from "./build/run";
import { runCommand } from "./run-command";

interface Step {
  name: string;
  /** Run by the shell, as npm's scripts: cmd.exe on Windows. */
  command: string;
  env?: Readonly<Record<string, string>>;
  /** File with the runner's counts. A step without one counts as one test. */
  report?: string;
  /** The output of this part is printed only if it fails. */
  isQuiet?: boolean;
}

function jest(name: string, options: string): Step {
  const report = `test-results/${name}.json`;
  return { name, command: `npx jest ${options} --json --outputFile ${report}`, report };
}

interface BrowserTests {
  site: "frozen" | "shipped";
  /** A project of `playwright.config.ts`. */
  project: string;
  /** Options of Playwright's command line that select tests. */
  options?: string;
  browser?: "oldest";
}

function playwright(name: string, { site, project, options = "", browser }: BrowserTests): Step {
  return {
    name: `browser, ${name}`,
    command: `npx playwright test --project ${project} ${options}`,
    env: { E2E_SITE: site, E2E_BROWSER: browser ?? "" },
    report: `test-results/browser-${site}.json`,
  };
}

type JestReport = Record<
  "numPassedTests" | "numFailedTests" | "numFailedTestSuites" | "numPendingTests",
  number
>;

/** CI can install everything, so a skipped test counts as failed. */
const missed = (skipped: number) => (process.env.CI ? skipped : 0);

interface Counts {
  passed: number;
  failed: number;
}

/** A step's line of the report. */
interface Result extends Counts {
  line: string;
}

/** « 1 min 05 s » */
function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

/** A runner without a report has failed. */
function countsOf(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, "utf8")) as JestReport | JSONReport;
  if ("stats" in result) {
    const { expected, flaky, unexpected, skipped } = result.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + missed(skipped) + result.errors.length,
    };
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = result;
  // A suite that cannot be loaded fails without a test.
  const failed = numFailedTests || numFailedTestSuites;
  return { passed: numPassedTests, failed: failed + missed(numPendingTests) };
}

async function runStep({ name, command, report, env, isQuiet }: Step): Promise<Result> {
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const step = spawn(command, {
    shell: true,
    stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...LOCAL, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [step.stdout, step.stderr])
    stream?.on("data", (part: Buffer) => void output.push(part));
  const [status] = (await once(step, "close")) as [number | null];
  if (status !== 0) process.stdout.write(Buffer.concat(output));
  const own = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = report ? countsOf(report) : own;
  const counts = { passed, failed: Math.max(failed, own.failed) };
  const line = `${name}: ${counts.passed} passed, ${counts.failed} failed, ${duration(Date.now() - started)}`;
  console.log(line);
  return { ...counts, line };
}

async function inTurn(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** Runs the lists beside each other, and the steps of each list in turn. */
const beside = async (...lists: readonly (readonly Step[])[]) =>
  (await Promise.all(lists.map(inTurn))).flat();

const lint: Step = { name: "lint", command: "npm run --silent lint", isQuiet: true };
const buildFrozen: Step = { name: "build, frozen", command: "npm run --silent build:frozen", isQuiet: true };

/** The parts of the tests, each with what is run. */
const PARTS: Readonly<Record<string, () => Promise<readonly Result[]>>> = {
  daily: async () => [
    ...(await beside([lint], [buildFrozen, jest("unit", "--selectProjects node page")])),
    // Alone, because a browser needs both cores.
    ...(await inTurn([
      playwright("frozen", { site: "frozen", project: "frozen", options: "--grep-invert @nightly" }),
    ])),
  ],
  nightly: () =>
    inTurn([
      { name: "build", command: "npm run --silent build" },
      playwright("shipped", { site: "shipped", project: "shipped" }),
      playwright("frozen, the nightly ones", {
        site: "frozen",
        project: "frozen",
        options: "--grep @nightly",
      }),
      playwright("the oldest", { site: "frozen", project: "oldest", browser: "oldest" }),
      playwright("pictures", { site: "frozen", project: "pictures" }),
      jest("engines", "--selectProjects engines --runInBand"),
      jest("builds", "--selectProjects builds --runInBand"),
      { name: "budgets", command: "npm run --silent bench" },
    ]),
};

async function test(): Promise<number> {
  await refuseBesideRun();
  mkdirSync("test-results", { recursive: true });
  const results = (await PARTS[process.argv[2] ?? ""]?.()) ?? [];
  console.log(results.map(({ line }) => line).join("\n"));
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const passed = sumOf(results.map((result) => result.passed));
  const failed = sumOf(results.map((result) => result.failed));
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

void runCommand(test);
