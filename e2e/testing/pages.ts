import { contentTypes } from "../../src/content";
import type { ContentType, Fields } from "../../src/content/content-type";
import { pathOfEntry } from "../../src/content/pages";
import { entriesOf, FROZEN_CONTENT, SHIPPED_CONTENT } from "../../src/testing/content";

/** An address that no page has. */
export const LOST = "/une-page-perdue";

/** The paths of the pages of a type, in the site that a content gives. */
const pathsOf = (type: ContentType, directory: string) =>
  entriesOf<Fields>(type, directory).flatMap((values) => pathOfEntry(type, { values }) ?? []);

const pathsIn = (directory: string) => contentTypes.flatMap((type) => pathsOf(type, directory));

const sites = { frozen: pathsIn(FROZEN_CONTENT), shipped: pathsIn(SHIPPED_CONTENT) };

/** The pages of both sites. A test whose title names one of them runs only on a site that has it. */
export const pages: readonly string[] = [...new Set([...sites.frozen, ...sites.shipped]), LOST];

/** The pages that only the other site has. */
export const pagesMissingIn = (site: keyof typeof sites) =>
  pages.filter((path) => path !== LOST && !sites[site].includes(path));

/** A phone and a desktop: below and above the width at which the menu collapses. */
export const windows = [
  { name: "phone, 375 px", viewport: { width: 375, height: 740 }, collapsed: true },
  { name: "desktop, 1280 px", viewport: { width: 1280, height: 800 }, collapsed: false },
] as const;
