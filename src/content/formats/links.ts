import { slugOf } from "../../french/plain-letters";

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

export const guideAnchors = [
  "interets",
  "lecture",
  "assemblee",
  "immeubles",
  "glossaire",
  "telechargement",
  "contact",
] as const;

export type SectionAnchor = (typeof homeAnchors | typeof guideAnchors)[number];

/** Anchor prefixes by type. Kept out of the model, which the pages' bundle must not include. */
const PREFIXES = {
  service: "service-",
  faqItem: "faq-",
  whitePaperChapter: "chapitre-",
  glossaryTerm: "terme-",
};

export const hasAnchor = (typeId: string): typeId is keyof typeof PREFIXES => Object.hasOwn(PREFIXES, typeId);

/** An anchor depends on the entry's title, not on the order of the entries. */
export const entryAnchor = (typeId: keyof typeof PREFIXES, title: string) =>
  `${PREFIXES[typeId]}${slugOf(title)}`;

/** The footer always names these three (product specification, section 2). */
export const namedLegalKinds = ["Mentions légales", "Politique de confidentialité", "CGV"] as const;

/** The declaration of accessibility is voluntary: the footer names it once it is published. */
export const legalKinds = [...namedLegalKinds, "Accessibilité"] as const;

/** « Mentions légales » becomes `/mentions-legales`. */
export const pagePath = (text: string) => `/${slugOf(text)}`;

/** A path of this site. Browsers read a leading `//` or `/\` as another host. */
export const pageAddress = { source: "^/(?![/\\\\])\\S*$", example: "/livre-blanc#assemblee" };

/** « 01 99 … » becomes `tel:+33199…` (RFC 3966). */
export const phoneLink = (phone: string) => `tel:+33${phone.replace(/\D/g, "").replace(/^(33|0)/, "")}`;

export const printedAddress = (url: string) => url.replace(/^https?:\/\//, "");
