/**
 * `npm test`: what an engineer runs before each commit. `npm run test:nightly`: the rest. Both print a line for each step, and end
 * with the sum of the runners' own counts.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

import { DEFAULT_SITE } from "../src/theme/brand";
import { needChromium } from "./find-chromium";

/** A step: its command, and the report that its runner writes. A step without a report counts as one test. */
interface Step {
  name: string;
  command: string;
  report?: string;
}

const RESULTS = "test-results";

const jest = (name: string, options: string): Step => {
  const report = `${RESULTS}/${name}.json`;
  return { name, command: `npx jest ${options} --json --outputFile ${report}`, report };
};
const playwright = (site: "frozen" | "shipped", project: string = site): Step => ({
  name: `browser, ${project}`,
  command: `E2E_SITE=${site} npx playwright test --project ${project}`,
  report: `${RESULTS}/browser-${site}.json`,
});

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  daily: [
    { name: "lint", command: "npm run --silent lint" },
    jest("unit", "--selectProjects node page"),
    playwright("frozen"),
  ],
  nightly: [
    { name: "build", command: "npm run --silent build" },
    { name: "packages", command: "npm run --silent lint:plugins" },
    playwright("shipped"),
    playwright("frozen", "pictures"),
    jest("engines", "--selectProjects engines --runInBand"),
    jest("builds", "--selectProjects builds --runInBand"),
    { name: "budgets", command: "npm run --silent bench -- --quick" },
  ],
};

/** The counts in the report of Jest, and in that of Playwright. */
type JestReport = Record<
  "numPassedTests" | "numFailedTests" | "numFailedTestSuites" | "numPendingTests",
  number
>;
interface PlaywrightReport {
  stats: Record<"expected" | "flaky" | "unexpected" | "skipped", number>;
  errors: readonly unknown[];
}

/** In CI everything can be installed, so a skipped test counts as failed. */
const missed = (skipped: number) => (process.env.CI ? skipped : 0);

/** Reads a runner's report. A runner that left none has failed. */
function countsOf(report: string): readonly [passed: number, failed: number] {
  if (!existsSync(report)) return [0, 1];
  const result = JSON.parse(readFileSync(report, "utf8")) as JestReport | PlaywrightReport;
  if ("stats" in result) {
    const { expected, flaky, unexpected, skipped } = result.stats;
    return [expected + flaky, unexpected + missed(skipped) + result.errors.length];
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = result;
  return [numPassedTests, (numFailedTests || numFailedTestSuites) + missed(numPendingTests)];
}

function run({ name, command, report }: Step): readonly [passed: number, failed: number] {
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync(command, {
    shell: true,
    stdio: "inherit",
    // Tests use the local content and send nothing, whatever this shell and `.env` set.
    env: {
      ...process.env,
      SITE_URL: DEFAULT_SITE,
      CONTENTFUL_SPACE_ID: "",
      CONTENTFUL_ACCESS_TOKEN: "",
      GATSBY_STUDY_REQUEST_ENDPOINT: "",
    },
  });
  const [passed, failed] = report ? countsOf(report) : status === 0 ? [1, 0] : [0, 1];
  const counts = [passed, status !== 0 && failed === 0 ? 1 : failed] as const;
  console.log(`${name}: ${counts[0]} passed, ${counts[1]} failed`);
  return counts;
}

needChromium();
mkdirSync(RESULTS, { recursive: true });
const results = process.argv
  .slice(2)
  .flatMap((name) => STEPS[name] ?? [])
  .map(run);
const passed = results.reduce((sum, [count]) => sum + count, 0);
const failed = results.reduce((sum, [, count]) => sum + count, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
