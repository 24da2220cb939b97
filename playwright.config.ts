import { defineConfig } from "@playwright/test";

import type { SiteOptions } from "./e2e/testing/any-content";
import { pagesMissingIn } from "./e2e/testing/pages";
import { headlessChromium } from "./scripts/find-chromium";
import { FROZEN_SITE } from "./scripts/frozen-site";

const ports = { shipped: Number(process.env.E2E_PORT ?? 9123), frozen: 0 };
ports.frozen = ports.shipped + 1000;

/** Specs for any content. They run on the published site and on the frozen one, which has every kind of content. */
const ANY_CONTENT = [
  "console",
  "first-flight",
  "head",
  "html",
  "layout",
  "text-pages",
  "weight",
  "white-paper",
];
/** Specs that take minutes, that serve the published files themselves, or that check the texts of the product specification. */
const PUBLISHED_ONLY = [
  "accessibility",
  "deploys",
  "nginx",
  "nginx-addresses",
  "nginx-slow-clients",
  "nginx-tls",
  "releases",
  "serve",
  "spec-texts",
];

const specs = (names: readonly string[]) => names.map((name) => `${name}.spec.ts`);
const siteAt = (site: SiteOptions["site"]) => ({ site, baseURL: `http://localhost:${ports[site]}` });

/** Titles that name a page which the site does not have. */
const ofMissingPages = (site: SiteOptions["site"]) =>
  pagesMissingIn(site).map((path) => new RegExp(`${path}(?![\\w-])`));

/** Browser tests of two built sites: the published one in `public/`, and the frozen one with content that no editor changes. */
export default defineConfig<object, SiteOptions>({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A shared machine may be many times slower than usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    locale: "fr-FR",
    trace: "on-first-retry",
    launchOptions: headlessChromium(),
  },
  projects: [
    {
      name: "shipped",
      testMatch: specs([...ANY_CONTENT, ...PUBLISHED_ONLY]),
      use: siteAt("shipped"),
      grepInvert: ofMissingPages("shipped"),
    },
    {
      name: "frozen",
      testMatch: "*.spec.ts",
      testIgnore: specs(PUBLISHED_ONLY),
      use: siteAt("frozen"),
      grepInvert: ofMissingPages("frozen"),
    },
  ],
  webServer: [
    { command: "npm run serve", env: { PORT: String(ports.shipped) }, port: ports.shipped },
    {
      command: `npm run --silent build:frozen && npm run serve -- "${FROZEN_SITE}"`,
      env: { PORT: String(ports.frozen) },
      port: ports.frozen,
      // A cold build takes 45 s on two idle cores.
      timeout: 10 * 60_000,
    },
  ],
});
