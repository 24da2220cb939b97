/** The two built sites: that of the frozen content and the published one, with their content and pages. */
import { test as base } from "@playwright/test";

import { FROZEN_SITE, PUBLISHED_SITE } from "../../scripts/frozen-site";
import { sectionIds, sectionLabels } from "../../src/components/layout/navigation";
import { contentTypes } from "../../src/content";
import type { ContentType, Fields } from "../../src/content/content-type";
import { pathOfEntry } from "../../src/content/pages";
import { assemblyFile } from "../../src/content/types/assemblyFile";
import { contactSection } from "../../src/content/types/contactSection";
import { homePage } from "../../src/content/types/homePage";
import { siteSettings } from "../../src/content/types/siteSettings";
import { whitePaperPage } from "../../src/content/types/whitePaperPage";
import { entriesOf, entryOf, FROZEN_CONTENT, SHIPPED_CONTENT } from "../../src/testing/content";

/** Reads the content of a site as its pages show it. @param directory the folder that it was built from. */
export function readSiteContent(directory: string) {
  const settings = entryOf(siteSettings, directory);
  const home = entryOf(homePage, directory);
  const whitePaper = entryOf(whitePaperPage, directory);
  const labels = sectionLabels(settings);
  return {
    settings,
    home,
    whitePaper,
    contact: entryOf(contactSection, directory),
    assembly: entryOf(assemblyFile, directory),
    sections: sectionIds.map((id) => ({ id, label: labels[id] })),
    questions: home.questions,
    chapters: whitePaper.chapters,
  };
}

export type SiteContent = ReturnType<typeof readSiteContent>;

/** An address that no page has. */
export const LOST = "/une-page-perdue";

const pathsOf = (type: ContentType, directory: string) =>
  entriesOf<Fields>(type, directory).flatMap((values) => pathOfEntry(type, { values }) ?? []);

const siteOf = (directory: string, built: string) => ({
  directory,
  built,
  paths: contentTypes.flatMap((type) => pathsOf(type, directory)),
});

const sites = {
  shipped: siteOf(SHIPPED_CONTENT, PUBLISHED_SITE),
  frozen: siteOf(FROZEN_CONTENT, FROZEN_SITE),
};

export type SiteName = keyof typeof sites;

/** The pages of both sites. A test whose title names one of them runs only on a site that has it. */
export const pages: readonly string[] = [...new Set([...sites.frozen.paths, ...sites.shipped.paths]), LOST];

/** The pages that only the other site has. */
export const pagesMissingIn = (site: SiteName) =>
  pages.filter((path) => path !== LOST && !sites[site].paths.includes(path));

interface SiteFixtures {
  content: SiteContent;
  /** The folder of that content. */
  directory: string;
  /** The folder of the built site. */
  built: string;
}

/** For specs that hold for any content: they run on both sites, and read the content that each was built from. */
export const test = base.extend<SiteFixtures, { site: SiteName }>({
  site: ["shipped", { option: true, scope: "worker" }],
  content: ({ site }, provide) => provide(readSiteContent(sites[site].directory)),
  directory: ({ site }, provide) => provide(sites[site].directory),
  built: ({ site }, provide) => provide(sites[site].built),
});
