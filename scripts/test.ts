/** `npm test`: everything. `npm test -- --editing`: also what `npm run test:editing` runs. */
import { testEditedSite } from "./editing/edited-site";
import { needChromium } from "./find-chromium";
import { type Counts, FAILED, report, TestRuns } from "./test-runs";

async function runAll(): Promise<Counts> {
  const runs = new TestRuns();
  needChromium();

  const unit = { "test:unit": runs.jest("unit") };
  if (!runs.npm("build")) return { ...unit, build: FAILED };
  return {
    ...unit,
    ...runs.playwright(),
    "test:engines": runs.jest("engines"),
    "test:builds": runs.jest("builds"),
    ...(process.argv.includes("--editing") && (await testEditedSite())),
  };
}

void runAll().then(report);
