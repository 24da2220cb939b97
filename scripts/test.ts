/** `npm test`: everything. `npm test -- --editing`: also what `npm run test:editing` runs. */
import { testEditedSite } from "./editing/edited-site";
import { needChromium } from "./find-chromium";
import { type Counts, FAILED, report, TestRuns } from "./test-runs";

async function runAll(): Promise<Counts> {
  const runs = new TestRuns();
  needChromium();

  const unit = { "unit tests": runs.jest("unit") };
  if (!runs.npm("build")) return { ...unit, build: FAILED };
  return {
    ...unit,
    ...runs.playwright(),
    "flows in Chromium, Firefox and WebKitGTK": runs.jest("engines"),
    "builds from Contentful": runs.jest("contentful"),
    "builds after failed ones": runs.jest("rebuilds"),
    "layouts with few and with many entries": runs.jest("counts"),
    ...(process.argv.includes("--editing") && (await testEditedSite())),
  };
}

void runAll().then(report);
