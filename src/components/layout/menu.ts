import type { SectionAnchor } from "../../content/links";

/** The sections in the menu (product specification, section 2). */
export const sectionIds = [
  "accueil",
  "services",
  "avantages",
  "references",
  "faq",
  "contact",
] as const satisfies readonly SectionAnchor[];

export type SectionId = (typeof sectionIds)[number];

export type PageName = "home" | "white-paper" | "other";

export const sectionLabels = (settings: Queries.HeaderSettings): Record<SectionId, string> => ({
  accueil: settings.navHome,
  services: settings.navServices,
  avantages: settings.navAdvantages,
  references: settings.navReferences,
  faq: settings.navFaq,
  contact: settings.navContact,
});
