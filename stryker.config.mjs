import jestConfig from "./jest.config.js";

/** Only the tests that run in Node, because Stryker runs all tests in one environment. */
const [node] = jestConfig.projects.filter(({ displayName }) => displayName === "node");

/**
 * Mutation testing: the tests have to detect changes of the code that they cover. It takes an hour on two cores, so `npm test`
 * does not run it.
 * @type {import("@stryker-mutator/core").PartialStrykerOptions}
 */
export default {
  mutate: [
    "src/content/{,sources/,contentful-space/,contentful-space/migration/}*.ts",
    "src/sections/white-paper/{document,pdf/layout}.ts",
    "src/study-request/{submission,files}.ts",
    "!src/**/*.test.ts",
  ],
  testRunner: "jest",
  jest: { projectType: "custom", config: { ...node, projects: [] } },
  testRunnerNodeArgs: ["--max-old-space-size=2048"],
  coverageAnalysis: "perTest",
  // Texts come from the content, and a test that repeats them proves nothing.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignorePatterns: ["public", ".build", ".cache", "coverage", "test-results"],
  concurrency: 2,
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: ".cache/stryker",
  cleanTempDir: "always",
  thresholds: { high: 90, low: 80, break: 80 },
};
