import { defineConfig } from "@playwright/test";

import { freePort } from "./e2e/testing/free-port";
import { built, site } from "./e2e/testing/site";
import { headlessChromium, oldestChromium } from "./scripts/find-chromium";

// Each worker reads this file again, and inherits the variable.
process.env.E2E_PORT ||= String(freePort());
const port = Number(process.env.E2E_PORT);

/** Specs of the shipped site. All but spec-texts pass with any content. */
const ON_THE_SHIPPED_SITE =
  "{accessibility,html,layout,print,spec-texts,text-pages,white-paper,without-scripts}.spec.ts";

/** Specs of the features that must work in the oldest Chrome of the browserslist. `E2E_BROWSER=oldest` starts that browser. */
const IN_THE_OLDEST =
  "{assembly,html,hydration,invoices,portfolio,print,study-request-*,white-paper,whole-way,without-scripts}.spec.ts";
const isOldest = process.env.E2E_BROWSER === "oldest";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A shared machine may be many times slower than usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: "e2e/pictures/{arg}{ext}",
  // Playwright empties this folder; reports and benchmarks are stored beside it.
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: `test-results/browser-${site}.json` }]],
  projects: [
    {
      name: site,
      testMatch: site === "shipped" ? ON_THE_SHIPPED_SITE : "*.spec.ts",
      // spec-texts needs the specified texts, which only the shipped site has; pictures is a project of its own.
      testIgnore: site === "shipped" ? [] : "{spec-texts,pictures}.spec.ts",
    },
    { name: "pictures", testMatch: "pictures.spec.ts" },
    { name: "oldest", testMatch: IN_THE_OLDEST },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    trace: "on-first-retry",
    launchOptions: isOldest ? oldestChromium() : headlessChromium(),
  },
  webServer: {
    // `npm run build` has built the shipped site; the frozen one is built here.
    command: site === "shipped" ? "npm run serve" : `npm run -s build:frozen && npm run serve -- "${built}"`,
    env: { PORT: String(port) },
    port,
    // A cold build takes a minute on two idle cores.
    timeout: 10 * 60_000,
  },
});
