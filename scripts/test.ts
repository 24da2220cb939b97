/** `npm test` and `npm run test:nightly`: print a line for each step, then the sum of the runners' counts. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

import type { JSONReport } from "@playwright/test/reporter";

import { LOCAL } from "../src/testing/content";
import { refuseBesideDevelop } from "./build/run";
import { runCommand } from "./run-command";

interface Step {
  name: string;
  /** Run by the shell, as npm's scripts: cmd.exe on Windows. */
  command: string;
  env?: Readonly<Record<string, string>>;
  /** File with the runner's counts. A step without one counts as one test. */
  report?: string;
  /** Runs beside the next steps, until one that is alone. Its output is printed when it ends. */
  isBeside?: boolean;
  /** Waits for the steps before it, because a browser needs both cores. */
  isAlone?: boolean;
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
    isAlone: true,
  };
}

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  daily: [
    { name: "lint", command: "npm run --silent lint", isBeside: true },
    jest("unit", "--selectProjects node page"),
    playwright("frozen", { site: "frozen", project: "frozen", options: "--grep-invert @nightly" }),
  ],
  nightly: [
    { name: "build", command: "npm run --silent build" },
    playwright("shipped", { site: "shipped", project: "shipped" }),
    playwright("frozen, the nightly ones", { site: "frozen", project: "frozen", options: "--grep @nightly" }),
    playwright("the oldest", { site: "frozen", project: "oldest", browser: "oldest" }),
    playwright("pictures", { site: "frozen", project: "pictures" }),
    jest("engines", "--selectProjects engines --runInBand"),
    jest("builds", "--selectProjects builds --runInBand"),
    { name: "budgets", command: "npm run --silent bench -- --quick" },
  ],
};

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

async function runStep({ name, command, report, env, isBeside = false }: Step): Promise<Counts> {
  const step = spawn(command, {
    shell: true,
    stdio: isBeside ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...LOCAL, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [step.stdout, step.stderr])
    stream?.on("data", (part: Buffer) => void output.push(part));
  const [status] = (await once(step, "close")) as [number | null];
  process.stdout.write(Buffer.concat(output));
  const own = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = report ? countsOf(report) : own;
  const counts = { passed, failed: Math.max(failed, own.failed) };
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

function buildFrozen(): Promise<unknown> {
  const env = { ...process.env, ...LOCAL };
  return once(spawn("npm run build:frozen", { shell: true, stdio: "ignore", env }), "exit");
}

async function test(): Promise<number> {
  refuseBesideDevelop();
  mkdirSync("test-results", { recursive: true });
  const part = process.argv[2] ?? "";
  // The browser tests' site is built beside the lint. If the build fails, Playwright builds again and reports why.
  const built = part === "daily" ? buildFrozen() : undefined;
  const steps: Promise<Counts>[] = [];
  for (const step of STEPS[part] ?? []) {
    if (step.report) {
      rmSync(step.report, { force: true });
      await built;
    }
    if (step.isAlone) await Promise.all(steps);
    const counts = runStep(step);
    steps.push(counts);
    if (!step.isBeside) await counts;
  }
  let passed = 0;
  let failed = 0;
  for (const counts of await Promise.all(steps)) {
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

void runCommand(test);
