/** Turns a text into an anchor: « Qui décide ? » becomes `qui-decide`. Reordering the entries does not change it. */
export const anchorOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** What the anchors of entries on their page begin with, by type. */
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

/** The path of the page that a text names: « Mentions légales » is at `/mentions-legales`. */
export const pathOf = (text: string) => `/${anchorOf(text)}`;

/** The format of an address of this site. A browser reads `/\\` and `//` as the start of another site's address. */
export const pageAddress = { source: "^/(?![/\\\\])\\S*$", example: "/livre-blanc#assemblee" };

/** The link that calls a French phone number: « 01 99 … » becomes `tel:+33199…` (RFC 3966). */
export const phoneLink = (phone: string) => `tel:+33${phone.replace(/\D/g, "").replace(/^(33|0)/, "")}`;

/** An address as it is printed, without its scheme. */
export const printedAddress = (url: string) => url.replace(/^https?:\/\//, "");
