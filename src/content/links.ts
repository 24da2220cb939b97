/** Turns a text into an anchor: « Qui décide ? » becomes `qui-decide`. Reordering the entries does not change it. */
export const anchorOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The path of the page that a text names: « Mentions légales » is at `/mentions-legales`. */
export const pathOf = (text: string) => `/${anchorOf(text)}`;

/** The link that calls a French phone number: « 01 99 … » becomes `tel:+33199…` (RFC 3966). */
export const phoneLink = (phone: string) => `tel:+33${phone.replace(/\D/g, "").replace(/^(33|0)/, "")}`;
