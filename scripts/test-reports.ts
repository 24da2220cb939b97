import { existsSync, readFileSync } from "node:fs";

import { z } from "zod";

export interface Count {
  passed: number;
  failed: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

const suite = z.object({
  title: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(suite), errors: z.array(z.unknown()) });

/** A step that left no report has failed as a whole. */
const WITHOUT_REPORT: Count = { passed: 0, failed: 1 };

/** In CI everything can be installed, so a skipped test counts as failed. */
const missed = (skipped: number) => (process.env.CI ? skipped : 0);

/** Counts the results of Jest in its JSON report. */
export function countJest(file: string): Count {
  if (!existsSync(file)) return WITHOUT_REPORT;
  const report = jestReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: report.numPassedTests,
    failed: (report.numFailedTests || report.numFailedTestSuites) + missed(report.numPendingTests),
  };
}

const statusesOf = ({ specs, suites = [] }: z.infer<typeof suite>): string[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
  ...suites.flatMap(statusesOf),
];

/** Counts the results of Playwright in its JSON report, by test file. */
export function countPlaywright(file: string): Record<string, Count> {
  if (!existsSync(file)) return { "test:e2e": WITHOUT_REPORT };
  const report = playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  const counts = report.suites.map((group) => {
    const statuses = statusesOf(group);
    const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
    const failed = count("unexpected") + missed(count("skipped"));
    return [`test:e2e, ${group.title}`, { passed: count("expected", "flaky"), failed }] as const;
  });
  const errors = { passed: 0, failed: report.errors.length };
  return {
    ...Object.fromEntries(counts),
    ...(errors.failed > 0 && { "test:e2e, outside of tests": errors }),
  };
}
