import { defineConfig } from "@playwright/test";

import { needChromium } from "./scripts/find-chromium";

const port = Number(process.env.E2E_PORT ?? 9123);

/** Browser tests of the built site, in `public/`. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "fr-FR",
    trace: "on-first-retry",
    launchOptions: { executablePath: needChromium() },
  },
  webServer: { command: "npm run serve", env: { PORT: String(port) }, port, reuseExistingServer: false },
});
