import { anchorOf } from "./anchors";

/** The legal pages that the footer names (product specification, section 2). */
export const legalKinds = ["Mentions légales", "Politique de confidentialité", "CGV"] as const;

/** The path of the page that a text names: « Mentions légales » is at `/mentions-legales`. */
export const pathOf = (text: string) => `/${anchorOf(text)}`;

/** The format of an address of this site. A browser reads `/\\` and `//` as the start of another site's address. */
export const pageAddress = { source: "^/(?![/\\\\])\\S*$", example: "/livre-blanc#assemblee" };

/** The link that calls a French phone number: « 01 99 … » becomes `tel:+33199…` (RFC 3966). */
export const phoneLink = (phone: string) => `tel:+33${phone.replace(/\D/g, "").replace(/^(33|0)/, "")}`;

/** An address as it is printed, without its scheme. */
export const printedAddress = (url: string) => url.replace(/^https?:\/\//, "");
