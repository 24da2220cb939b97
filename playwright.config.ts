import { defineConfig } from "@playwright/test";

import { pagesMissingIn, type SiteName } from "./e2e/testing/sites";
import { headlessChromium } from "./scripts/find-chromium";
import { FROZEN_SITE } from "./scripts/frozen-site";

/** E2E_SITE=shipped: the site that `npm run build` has made of `content/`. Otherwise the frozen one, which is built first. */
const site: SiteName = process.env.E2E_SITE === "shipped" ? "shipped" : "frozen";
const port = Number(process.env.E2E_PORT ?? 9123);

/** Specs that hold for any content, which is all that a test may expect of the shipped one. */
const ANY_CONTENT = [
  "accessibility",
  "axe",
  "head",
  "html",
  "large-text",
  "layout",
  "spec-texts",
  "text-pages",
  "white-paper",
];
const specs = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

export default defineConfig<object, { site: SiteName }>({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A shared machine may be many times slower than usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: `test-results/browser-${site}.json` }]],
  projects: [
    {
      name: site,
      testMatch: site === "shipped" ? specs(ANY_CONTENT) : "*.spec.ts",
      // Its texts are those of the product specification, which only the shipped site has.
      testIgnore: site === "shipped" ? [] : specs(["spec-texts"]),
      // Titles that name a page which this site does not have.
      grepInvert: pagesMissingIn(site).map((path) => new RegExp(`${path}(?![\\w-])`)),
    },
  ],
  use: {
    site,
    baseURL: `http://localhost:${port}`,
    locale: "fr-FR",
    trace: "on-first-retry",
    launchOptions: headlessChromium(),
  },
  webServer: {
    command:
      site === "shipped" ? "npm run serve" : `npm run -s build:frozen && npm run serve -- "${FROZEN_SITE}"`,
    env: { PORT: String(port) },
    port,
    // A cold build takes a minute on two idle cores.
    timeout: 10 * 60_000,
  },
});
