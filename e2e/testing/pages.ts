import { contentTypes } from "../../src/content";
import type { ContentType, Fields } from "../../src/content/content-type";
import { pathOfEntry } from "../../src/content/pages";
import { assemblyFile } from "../../src/content/types/assemblyFile";
import { whitePaperPage } from "../../src/content/types/whitePaperPage";
import { entriesOf, FROZEN_CONTENT, SHIPPED_CONTENT } from "../../src/testing/content";

/** An address that no page has. */
export const LOST = "/une-page-perdue";

/** The paths of the pages of a type, in the site that a content gives. */
const pathsOf = (type: ContentType, directory: string) =>
  entriesOf<Fields>(type, directory).flatMap((entry) => pathOfEntry(type, entry) ?? []);

const pathsIn = (directory: string) => contentTypes.flatMap((type) => pathsOf(type, directory));

const sites = { frozen: pathsIn(FROZEN_CONTENT), shipped: pathsIn(SHIPPED_CONTENT) };

/** The pages of both sites. A test whose title names one of them runs only on a site that has it. */
export const pages: readonly string[] = [...new Set([...sites.frozen, ...sites.shipped]), LOST];

/** The pages that only the other site has. */
export const pagesMissingIn = (site: keyof typeof sites) =>
  pages.filter((path) => path !== LOST && !sites[site].includes(path));

/** The pages that show the texts of a content type: its own, those of the type that lists it, or of its section. Every page shows the settings. */
export function pagesOf(type: ContentType): readonly string[] {
  if (type.id === assemblyFile.id) return pagesOf(whitePaperPage);
  if (type.page) return [FROZEN_CONTENT, SHIPPED_CONTENT].flatMap((directory) => pathsOf(type, directory));
  const owner = contentTypes.find(({ fields }) =>
    Object.values(fields).some((field) => field.listedType?.id === type.id),
  );
  return owner ? pagesOf(owner) : pages;
}

/** A phone and a desktop: below and above the width at which the menu collapses. */
export const windows = [
  { name: "phone, 375 px", viewport: { width: 375, height: 740 }, collapsed: true },
  { name: "desktop, 1280 px", viewport: { width: 1280, height: 800 }, collapsed: false },
] as const;
