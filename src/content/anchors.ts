/** Anchors are declared once, for the model, the menu, the sections and the link check. */

/** The sections of `/`, in page order. */
export const homeAnchors = [
  "accueil",
  "dossier",
  "services",
  "methode",
  "avantages",
  "references",
  "faq",
  "contact",
] as const;

export const guideAnchors = ["interets", "assemblee", "lecture", "glossaire", "telechargement"] as const;

export type SectionAnchor = (typeof homeAnchors | typeof guideAnchors)[number];

/** « Qui décide ? » becomes `qui-decide`: an anchor depends on the text, not on the order of the entries. */
export const anchorOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Anchor prefixes by type. Kept out of the model, so that the pages' bundle does not include it. */
const PREFIXES = {
  service: "service-",
  faqItem: "faq-",
  proof: "",
  whitePaperChapter: "chapitre-",
  glossaryTerm: "terme-",
};

export const hasAnchor = (typeId: string): typeId is keyof typeof PREFIXES => Object.hasOwn(PREFIXES, typeId);

export const entryAnchor = (typeId: keyof typeof PREFIXES, title: string) =>
  `${PREFIXES[typeId]}${anchorOf(title)}`;
