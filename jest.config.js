// Midnight in Paris is still the day before in UTC, so a test can tell the local day from that of UTC.
process.env.TZ = "Europe/Paris";

const shared = {
  transform: {
    "^.+\\.(ts|tsx|mjs)$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
        },
      },
    ],
  },
  // Transforms pdf.js too, which is published as ES modules only.
  transformIgnorePatterns: ["node_modules/(?!pdfjs-dist/)"],
  // Only webpack can import fonts and `?file`, and Gatsby's code needs its build: tests have stubs.
  moduleNameMapper: { "^gatsby$|\\.(woff2|ttf)$|\\?file$": "<rootDir>/src/testing/stubs.tsx" },
};

/** Files *.test.tsx run in jsdom, *.test.ts in Node unless their first line says jsdom. `builds` and `engines` are the nightly tests of e2e/. */
module.exports = {
  // By default Jest leaves one core to the system, which halves its speed on two.
  maxWorkers: "100%",
  // A shared machine may be many times slower than usual.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testMatch: ["<rootDir>/{src,plugins,scripts}/**/*.test.ts"],
      // Node's DecompressionStream refuses bytes of Jest's realm and never ends, so that Jest's worker would not exit. Without it pdf.js decompresses.
      globals: { DecompressionStream: null },
    },
    {
      ...shared,
      displayName: "page",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/{src,plugins}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
    },
    { ...shared, displayName: "builds", testMatch: ["<rootDir>/e2e/!(engines|nginx).test.ts"] },
    { ...shared, displayName: "engines", testMatch: ["<rootDir>/e2e/{engines,nginx}.test.ts"] },
  ],
};
