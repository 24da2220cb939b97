/** The anchors of pages: each is declared here once, for the model, the menu, the sections and the check of links. */

/** The sections of `/`, from top to bottom. */
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

/** The sections of `/livre-blanc`. */
export const guideAnchors = ["interets", "assemblee", "lecture", "glossaire", "telechargement"] as const;

export type SectionAnchor = (typeof homeAnchors | typeof guideAnchors)[number];

/** Turns a text into an anchor: « Qui décide ? » becomes `qui-decide`. Reordering the entries does not change it. */
export const anchorOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The prefixes of the anchors of entries, by type. Not in the model, which pages do not load. */
const PREFIXES = {
  service: "service-",
  faqItem: "faq-",
  proof: "",
  whitePaperChapter: "chapitre-",
  glossaryTerm: "terme-",
};

export const hasAnchor = (typeId: string): typeId is keyof typeof PREFIXES => Object.hasOwn(PREFIXES, typeId);

/** The anchor of an entry on the page that lists it. */
export const entryAnchor = (typeId: keyof typeof PREFIXES, title: string) =>
  `${PREFIXES[typeId]}${anchorOf(title)}`;
