import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

import { z } from "zod";

import { needChromium } from "./find-chromium";

interface Count {
  passed: number;
  failed: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

const RESULTS = "test-results";

const npm = (...words: string[]) =>
  spawnSync("npm", ["run", "--silent", ...words], {
    stdio: "inherit",
    // Tests meet the local copy of the content, whatever this shell points at.
    env: { ...process.env, CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "" },
  }).status === 0;

/** A step that left no report has failed as a whole. */
function read<Report>(file: string, schema: z.ZodType<Report>, count: (report: Report) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return count(schema.parse(JSON.parse(readFileSync(file, "utf8"))));
}

/** Where everything can be installed, a skipped test is one that did not run: there it counts as failed. */
const missed = (skipped: number) => (process.env.CI ? skipped : 0);

const jest = (file: string) =>
  read(file, jestReport, (report) => ({
    passed: report.numPassedTests,
    failed: (report.numFailedTests || report.numFailedTestSuites) + missed(report.numPendingTests),
  }));

const playwright = (file: string) =>
  read(file, playwrightReport, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + missed(stats.skipped) + errors.length,
  }));

function runJest(group: string): Count {
  const file = `${RESULTS}/${group}.json`;
  npm(`test:${group}`, "--", "--json", `--outputFile=${file}`);
  return jest(file);
}

function runAll(): Count {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  needChromium();

  const unit = runJest("unit");
  if (!npm("build")) return { passed: unit.passed, failed: unit.failed + 1 };
  npm("test:e2e");
  const groups = {
    "unit tests": unit,
    "browser tests": playwright(`${RESULTS}/e2e.json`),
    "flows in Chromium, Firefox and WebKitGTK": runJest("engines"),
    "builds from Contentful": runJest("contentful"),
  };

  for (const [name, { passed, failed }] of Object.entries(groups))
    console.log(`${name}: ${passed} passed, ${failed} failed`);
  return Object.values(groups).reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
}

const { passed, failed } = runAll();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
