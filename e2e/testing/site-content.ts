import { sectionIds, sectionLabels } from "../../src/components/layout/navigation";
import { anchorOf } from "../../src/content/links";
import { assemblyFile } from "../../src/content/types/assemblyFile";
import { contactSection } from "../../src/content/types/contactSection";
import { homePage } from "../../src/content/types/homePage";
import { siteSettings } from "../../src/content/types/siteSettings";
import { whitePaperPage } from "../../src/content/types/whitePaperPage";
import { entryOf } from "../../src/testing/content";

export const answerIdOf = (question: string) => `faq-${anchorOf(question)}`;

/**
 * Reads the content of a site as its pages show it.
 * @param directory the folder of the content that it was built from.
 */
export function readSiteContent(directory: string) {
  const settings = entryOf(siteSettings, directory);
  const home = entryOf(homePage, directory);
  const contact = entryOf(contactSection, directory);
  const whitePaper = entryOf(whitePaperPage, directory);
  const assembly = entryOf(assemblyFile, directory);
  const labels = sectionLabels(settings);
  const sections = sectionIds.map((id) => ({ id, label: labels[id] }));
  return {
    settings,
    home,
    contact,
    whitePaper,
    assembly,
    sections,
    questions: home.questions,
    chapters: whitePaper.chapters,
  };
}

export type SiteContent = ReturnType<typeof readSiteContent>;
