import jestConfig from "./jest.config.js";

/** The unit tests: the other projects build the site or start browsers. */
const projects = jestConfig.projects.filter(({ displayName }) => ["node", "page"].includes(displayName));

/**
 * Mutation testing: each test has to notice a change of the code that it covers. Minutes long, so not a part of `npm test`.
 * @type {import("@stryker-mutator/core").PartialStrykerOptions}
 */
export default {
  mutate: [
    "src/content-model/*.ts",
    "src/white-paper/pdf/{document,layout}.ts",
    "src/study-request/{submission,early-submit,files}.ts",
    "!src/**/*.test.ts",
  ],
  testRunner: "jest",
  jest: { projectType: "custom", config: { projects } },
  testRunnerNodeArgs: ["--max-old-space-size=2048"],
  coverageAnalysis: "perTest",
  // Texts are the content's affair: a test that repeats them shows nothing.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignorePatterns: ["public", ".cache", "coverage", "test-results"],
  concurrency: 2,
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: ".cache/stryker",
  cleanTempDir: "always",
  thresholds: { high: 90, low: 80, break: 80 },
};
