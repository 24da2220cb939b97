import jestConfig from "./jest.config.js";

/** The tests that need no page: Stryker gives all of them one environment. */
const [node] = jestConfig.projects.filter(({ displayName }) => displayName === "node");

/**
 * Mutation testing: each test has to notice a change of the code that it covers. An hour long on two cores, so not a
 * part of `npm test`.
 * @type {import("@stryker-mutator/core").PartialStrykerOptions}
 */
export default {
  mutate: [
    "src/content-model/{,sources/,contentful-space/}*.ts",
    "src/white-paper/{document,pdf/layout}.ts",
    "src/study-request/{submission,files}.ts",
    "!src/**/*.test.ts",
  ],
  testRunner: "jest",
  jest: { projectType: "custom", config: { ...node, projects: [] } },
  testRunnerNodeArgs: ["--max-old-space-size=2048"],
  coverageAnalysis: "perTest",
  // Texts are the content's affair: a test that repeats them shows nothing.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignorePatterns: ["public", ".build", ".cache", "coverage", "test-results"],
  concurrency: 2,
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: ".cache/stryker",
  cleanTempDir: "always",
  thresholds: { high: 90, low: 80, break: 80 },
};
