/**
 * For specs that hold for any content. They run on the published site and on the frozen one, and read the content that each was
 * built from.
 */
import { test as base } from "@playwright/test";

import { FROZEN_SITE, PUBLISHED_SITE } from "../../scripts/frozen-site";
import { FROZEN_CONTENT, SHIPPED_CONTENT } from "../../src/testing/content";
import { readSiteContent, type SiteContent } from "./site-content";

const sites = {
  shipped: { content: SHIPPED_CONTENT, built: PUBLISHED_SITE },
  frozen: { content: FROZEN_CONTENT, built: FROZEN_SITE },
};

export interface SiteOptions {
  /** The site that a project of playwright.config.ts runs on. */
  site: keyof typeof sites;
}

interface SiteFixtures {
  content: SiteContent;
  /** The folder of that content. */
  directory: string;
  /** The folder of the built site. */
  built: string;
}

export const test = base.extend<SiteFixtures, SiteOptions>({
  site: ["shipped", { option: true, scope: "worker" }],
  content: ({ site }, provide) => provide(readSiteContent(sites[site].content)),
  directory: ({ site }, provide) => provide(sites[site].content),
  built: ({ site }, provide) => provide(sites[site].built),
});
