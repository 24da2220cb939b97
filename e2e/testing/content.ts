import { faqItem } from "../../src/content-model/types/faqItem";
import { homePage } from "../../src/content-model/types/homePage";
import { siteSettings } from "../../src/content-model/types/siteSettings";
import { whitePaperChapter } from "../../src/content-model/types/whitePaperChapter";
import { whitePaperPage } from "../../src/content-model/types/whitePaperPage";
import { anchorOf } from "../../src/home/anchor";
import { sectionIds, sectionLabels } from "../../src/layout/navigation";
import { entriesOf, entryOf } from "../../src/testing/content";

export const settings = entryOf(siteSettings);
export const home = entryOf(homePage);
export const whitePaper = entryOf(whitePaperPage);
export const chapters = entriesOf(whitePaperChapter);
export const questions = entriesOf(faqItem);
export const answerIdOf = (question: string) => `faq-${anchorOf(question)}`;

const labels = sectionLabels(settings);
export const sections = sectionIds.map((id) => ({ id, label: labels[id] }));

/** An address that no page has. */
export const LOST = "/une-page-perdue";
export const pages = ["/", "/livre-blanc", LOST] as const;

/** A phone and a desktop: on either side of the width under which the menu collapses. */
export const windows = [
  { name: "phone, 375 px", viewport: { width: 375, height: 740 }, collapsed: true },
  { name: "desktop, 1280 px", viewport: { width: 1280, height: 800 }, collapsed: false },
] as const;
