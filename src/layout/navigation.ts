import type { SiteSettings } from "../content-model/entries";

/** The sections of the home page that links lead to, from top to bottom (product specification, section 2). */
export const sectionIds = ["accueil", "services", "avantages", "references", "faq", "contact"] as const;

export type SectionId = (typeof sectionIds)[number];

/** The text of each section's link. */
export const sectionLabels = (settings: SiteSettings): Record<SectionId, string> => ({
  accueil: settings.navHome,
  services: settings.navServices,
  avantages: settings.navAdvantages,
  references: settings.navReferences,
  faq: settings.navFaq,
  contact: settings.navContact,
});
