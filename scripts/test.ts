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
  /** File with the runner's counts. A step without a report counts as one test, and prints its output only if it fails. */
  report?: string;
}

function jest(name: string, options: string): Step {
  const report = `test-results/${name}.json`;
  return { name, command: `npx jest ${options} --json --outputFile ${report}`, report };
}

function playwright(name: string, options: string, site: "frozen" | "shipped", browser = ""): Step {
  return {
    name: `browser, ${name}`,
    command: `npx playwright test ${options}`,
    env: { E2E_SITE: site, E2E_BROWSER: browser },
    report: `test-results/browser-${site}.json`,
  };
}

const lint: Step = { name: "lint", command: "npm run --silent lint" };
const buildFrozen: Step = { name: "build, frozen", command: "npm run --silent build:frozen" };
const unit = jest("unit", "--selectProjects node page");
const frozen = playwright("frozen", "--project frozen --grep-invert @nightly", "frozen");

const nightly: readonly Step[] = [
  { name: "build", command: "npm run --silent build" },
  playwright("shipped", "--project shipped", "shipped"),
  playwright("frozen, nightly", "--project frozen --grep @nightly", "frozen"),
  playwright("oldest Chrome", "--project oldest", "frozen", "oldest"),
  playwright("pictures", "--project pictures", "frozen"),
  jest("engines", "--selectProjects engines --runInBand"),
  jest("builds", "--selectProjects builds --runInBand"),
  { name: "budgets", command: "npm run --silent bench" },
];

interface Counts {
  passed: number;
  failed: number;
}

/** A step's line of the report. */
interface Result extends Counts {
  line: string;
}

type JestReport = Record<
  "numPassedTests" | "numFailedTests" | "numFailedTestSuites" | "numPendingTests",
  number
>;

/** CI can install everything, so a skipped test counts as failed. A runner without a report has failed. */
function countsOf(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const missed = (skipped: number) => (process.env.CI ? skipped : 0);
  const result = JSON.parse(readFileSync(report, "utf8")) as JestReport | JSONReport;
  if ("stats" in result) {
    const { expected, flaky, unexpected, skipped } = result.stats;
    return { passed: expected + flaky, failed: unexpected + missed(skipped) + result.errors.length };
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = result;
  // A suite that cannot be loaded fails without a test.
  const failed = numFailedTests || numFailedTestSuites;
  return { passed: numPassedTests, failed: failed + missed(numPendingTests) };
}

async function runStep({ name, command, report, env }: Step): Promise<Result> {
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const step = spawn(command, {
    shell: true,
    stdio: report ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...LOCAL, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [step.stdout, step.stderr])
    stream?.on("data", (part: Buffer) => void output.push(part));
  const [status] = (await once(step, "close")) as [number | null];
  if (status !== 0) process.stdout.write(Buffer.concat(output));
  const statusCounts = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = report ? countsOf(report) : statusCounts;
  const failed = Math.max(counts.failed, statusCounts.failed);
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `${name}: ${counts.passed} passed, ${failed} failed, ${seconds} s`;
  console.log(line);
  return { passed: counts.passed, failed, line };
}

async function inTurn(...steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

async function beforeCommit(): Promise<Result[]> {
  const lintAndUnit = await Promise.all([inTurn(lint), inTurn(buildFrozen, unit)]);
  // The browser tests run alone, because they use two cores.
  return [...lintAndUnit.flat(), ...(await inTurn(frozen))];
}

void runCommand(async () => {
  await refuseBesideRun();
  mkdirSync("test-results", { recursive: true });
  const results = process.argv[2] === "nightly" ? await inTurn(...nightly) : await beforeCommit();
  console.log(results.map(({ line }) => line).join("\n"));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
