import { anchorOf } from "./anchors";

/** Legal pages in the footer (product specification, section 2). */
export const legalKinds = ["Mentions légales", "Politique de confidentialité", "CGV"] as const;

/** « Mentions légales » becomes `/mentions-legales`. */
export const pathOf = (text: string) => `/${anchorOf(text)}`;

/** A path of this site. Browsers read a leading `//` or `/\` as another host. */
export const pageAddress = { source: "^/(?![/\\\\])\\S*$", example: "/livre-blanc#assemblee" };

/** « 01 99 … » becomes `tel:+33199…` (RFC 3966). */
export const phoneLink = (phone: string) => `tel:+33${phone.replace(/\D/g, "").replace(/^(33|0)/, "")}`;

export const printedAddress = (url: string) => url.replace(/^https?:\/\//, "");
