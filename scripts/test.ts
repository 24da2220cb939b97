/** `npm test`: everything. */
import { needChromium } from "./find-chromium";
import { type Counts, FAILED, report, TestRuns } from "./test-runs";

async function runAll(): Promise<Counts> {
  const runs = new TestRuns();
  needChromium();

  const unit = { "test:unit": await runs.jest("unit") };
  if (!(await runs.npm("build"))) return { ...unit, build: FAILED };
  const browser = await runs.playwright();
  // Browsers and builds wait often enough to run beside each other.
  const [engines, builds] = await Promise.all([runs.jest("engines"), runs.jest("builds")]);
  return {
    ...unit,
    ...browser,
    "test:engines": engines,
    "test:builds": builds,
  };
}

void runAll().then(report);
